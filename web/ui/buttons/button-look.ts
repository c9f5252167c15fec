import { classNames } from '#web/ui/class-names.ts';

export type ButtonVariant = 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'seal' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border font-sans font-semibold whitespace-nowrap no-underline ' +
  'transition-colors duration-quick select-none aria-disabled:cursor-not-allowed disabled:cursor-not-allowed ' +
  'disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-ember text-on-ember hover:bg-ember-strong',
  soft: 'border-transparent bg-ember-wash text-ember hover:bg-ember hover:text-on-ember',
  outline: 'border-line-strong bg-transparent text-ink hover:border-ember hover:bg-ember-wash',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-ember-wash hover:text-ink',
  danger: 'border-wine bg-transparent text-wine hover:bg-wine-wash',
  link: 'border-transparent bg-transparent text-ember underline underline-offset-4 hover:text-ember-strong',
  seal: 'border-transparent bg-seal text-on-seal hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-[0.875rem]',
  md: 'min-h-11 px-4 text-control md:min-h-10',
  lg: 'min-h-12 px-6 text-body',
};

/** The class of anything that looks like a button. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string): string {
  return classNames(base, variants[variant], sizes[size], extra);
}
