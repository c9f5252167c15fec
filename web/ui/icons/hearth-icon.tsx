import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A fire on the hearth. */
export function HearthIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3c.8 3.300 4.800 5 4.800 9.200a4.800 4.800 0 0 1-9.600 0c0-1.900.9-3.200 1.900-4.200.2 1.300.7 2 1.500 2.400C10.300 8 10.600 5.300 12 3z" />
      <path d="M3 20.500c3-1.300 6-1.100 9 .4 3-1.500 6-1.700 9-.4" />
    </Icon>
  );
}
