import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A twenty-sided die. */
export function DiceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2l8.660 5v10L12 22l-8.660-5V7z" />
      <path d="M12 7l5 8.500H7zM12 2v5M20.660 7L17 15.500l3.660 1.500M3.340 7L7 15.500 3.340 17M7 15.500L12 22l5-6.500" />
    </Icon>
  );
}
