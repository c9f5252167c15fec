import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Changes between daylight and candlelight. */
export function ThemeButton() {
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton label="Change to daylight" icon={<Sun aria-hidden />} onClick={() => chooseTheme('light')} />
  ) : (
    <IconButton label="Change to candlelight" icon={<Moon aria-hidden />} onClick={() => chooseTheme('dark')} />
  );
}
