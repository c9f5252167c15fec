import { Check, TriangleAlert, X } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

export type ToastTone = 'plain' | 'danger';

interface ToastProps {
  said: { title: string; sentence: string; tone: ToastTone; action?: { label: string; act: () => void } } | null;
  onClose: () => void;
  /** It stands in a place that a screen keeps for it, instead of over the page. */
  docked?: boolean;
  /** It says so much that it is scrolled inside. */
  isLong?: boolean;
}

const overPage = 'fixed inset-x-0 top-(--header) z-50 p-4 sm:top-auto sm:bottom-0 sm:justify-end sm:p-6 print:hidden';

/** One toast, read aloud when it arrives: at the foot of the page, on a phone below the header, or where the screen has a place for it. */
export function Toast({ said, onClose, docked = false, isLong = false }: ToastProps) {
  return (
    <div className={classNames('pointer-events-none flex justify-center', !docked && overPage)}>
      <div role="status" aria-live={said?.tone === 'danger' ? 'assertive' : 'polite'} className="max-w-full">
        {said !== null && <Slip {...{ said, onClose, docked, isLong }} />}
      </div>
    </div>
  );
}

interface SlipProps extends Required<ToastProps> {
  said: NonNullable<ToastProps['said']>;
}

function Slip({ said, onClose, docked, isLong }: SlipProps) {
  const { action } = said;
  const danger = said.tone === 'danger';
  const Icon = danger ? TriangleAlert : Check;
  return (
    <div
      data-tone={said.tone}
      className={classNames(
        '@container pointer-events-auto flex w-96 max-w-full animate-[arrive_200ms_var(--ease-settle)] items-start gap-[min(0.75rem,2vw)] rounded-card border shadow-float',
        docked ? 'py-2 pr-1 pl-3' : 'p-4 pr-2',
        danger ? 'border-transparent bg-seal text-on-seal' : 'border-line bg-raised text-ink',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0 @max-[13rem]:hidden', !danger && 'text-moss')} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="text-control font-semibold">{said.title}</p>
          {said.sentence !== '' && <Sentence {...{ danger, isLong }}>{said.sentence}</Sentence>}
        </div>
        {action !== undefined && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-9"
            onClick={() => {
              onClose();
              action.act();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label="Close"
        size="sm"
        icon={<X aria-hidden />}
        className={classNames('-mt-1.5', danger && 'text-on-seal')}
        onClick={onClose}
      />
    </div>
  );
}

/** What is said; a long one is read by scrolling, also by keys, so that a toast never covers the screen. */
function Sentence({ danger, isLong, children }: { danger: boolean; isLong: boolean; children: string }) {
  return (
    <p
      tabIndex={isLong ? 0 : undefined}
      className={classNames('text-control', !danger && 'text-ink-soft', isLong && 'max-h-[min(40vh,14rem)] overflow-y-auto')}
    >
      {children}
    </p>
  );
}
