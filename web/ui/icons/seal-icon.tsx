import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A wax seal with its ribbon. */
export function SealIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.500l1.900 1.300 2.300-.2 1 2.100 1.900 1.200-.3 2.300 1 2.100-1.600 1.600-.4 2.300-2.300.4L12 16.800l-2.100-1.200-2.300-.4-.4-2.300L5.600 11.300l1-2.100-.3-2.300 1.900-1.200 1-2.100 2.300.2z" />
      <circle cx="12" cy="9.700" r="2.700" />
      <path d="M8.500 16.500L7 22l5-2.200 5 2.200-1.500-5.500" />
    </Icon>
  );
}
