import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
}

const onPhones =
  'max-md:!min-h-12 max-md:min-w-12 max-md:flex-col max-md:!gap-0.5 max-md:border-transparent max-md:!px-1 max-md:text-[0.6875rem]';

/** A button of a toolbar: icon and words side by side, on phones the words small below the icon. */
export function ToolButton({ className, ...rest }: ToolButtonProps) {
  return <Button variant="outline" {...rest} className={classNames('relative md:!px-3 max-md:[&_svg]:!size-5', onPhones, className)} />;
}
