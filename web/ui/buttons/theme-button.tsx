import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { chooseTheme, useTheme } from '#web/ui/theme.ts';

/** Changes between the light and the dark theme. */
export function ThemeButton() {
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton label="Change to the light theme" icon={<Sun aria-hidden />} onClick={() => chooseTheme('light')} />
  ) : (
    <IconButton label="Change to the dark theme" icon={<Moon aria-hidden />} onClick={() => chooseTheme('dark')} />
  );
}
