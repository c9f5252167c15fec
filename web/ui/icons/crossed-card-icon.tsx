import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A card with a cross on it. */
export function CrossedCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.500" y="2.500" width="15" height="19" rx="2.500" />
      <path d="M8.800 7.800l6.400 8.400M15.200 7.800l-6.400 8.400" />
    </Icon>
  );
}
