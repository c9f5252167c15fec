import { createElement } from 'react';
import type { SVGProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

type Shape = readonly [tag: string, attributes: SVGProps<SVGElement>];

/** An icon of lucide as the product shows it, from the shapes that it is made of. */
export function drawnIcon(shapes: readonly Shape[]) {
  return function DrawnIcon(props: IconProps) {
    return createElement(Icon, props, ...shapes.map(([tag, attributes]) => createElement(tag, attributes)));
  };
}
