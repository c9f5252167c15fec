import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A burning candle. */
export function CandleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2c1.700 1.800 2.500 3.100 2.500 4.300a2.500 2.500 0 0 1-5 0C9.500 5.100 10.300 3.800 12 2z" />
      <path d="M12 9v2.500M8.500 19v-6a1.500 1.500 0 0 1 1.500-1.500h4a1.500 1.500 0 0 1 1.500 1.500v6M5 19h14M7.500 22h9M8.500 14.500c1.200 1.300 2 1.300 2.600 0" />
    </Icon>
  );
}
