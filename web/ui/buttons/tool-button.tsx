import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ToolButtonProps extends ComponentProps<typeof Button> {
  icon: ReactNode;
}

const wide = '!min-h-9 !px-2.5 text-[0.875rem]';
const onPhones =
  'narrow:!min-h-12 narrow:min-w-12 narrow:flex-col narrow:!gap-0.5 narrow:border-transparent narrow:!px-1 narrow:text-[0.6875rem] short:narrow:!min-h-11';

/** A button of the table's header, or of what changes a field: icon and words side by side, on phones the words small below the icon. */
export function ToolButton({ className, ...rest }: ToolButtonProps) {
  return <Button variant="outline" {...rest} className={classNames('relative narrow:[&_svg]:!size-5', wide, onPhones, className)} />;
}
