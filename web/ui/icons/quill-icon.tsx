import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A quill that writes. */
export function QuillIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 21L15 10M20.500 3.500c-6-1-11 1.500-12.500 6.500-.7 2.300-.8 4.500-.5 6.500 2 .3 4.200.2 6.500-.5 5-1.500 7.500-6.500 6.500-12.500z" />
      <path d="M13 21h7M11 14h4.500" />
    </Icon>
  );
}
