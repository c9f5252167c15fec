import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A raised hand. */
export function HandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.500 12.500V6.250a1.500 1.500 0 0 1 3 0V11M10.500 11V4a1.500 1.500 0 0 1 3 0v7M13.500 11V5.250a1.500 1.500 0 0 1 3 0V12" />
      <path d="M16.500 12V8.500a1.500 1.500 0 0 1 3 0V15a7 7 0 0 1-7 7c-2.700 0-4.300-1-5.600-3.100l-3-4.900a1.600 1.600 0 0 1 2.600-1.800l1 1.300" />
    </Icon>
  );
}
