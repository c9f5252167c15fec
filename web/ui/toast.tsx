import { Check, TriangleAlert, X } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'plain' | 'danger';

interface ToastProps {
  notice: { title: string; sentence: string; tone: ToastTone; action?: { label: string; act: () => void } } | null;
  onClose: () => void;
}

/** One notice, read aloud when it arrives: at the foot of the page, on a phone at the top, where it covers no controls. */
export function Toast({ notice, onClose }: ToastProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-4 sm:top-auto sm:bottom-0 sm:justify-end sm:p-6">
      <div role="status" aria-live={notice?.tone === 'danger' ? 'assertive' : 'polite'} className="max-w-full">
        {notice !== null && <Slip notice={notice} onClose={onClose} />}
      </div>
    </div>
  );
}

function Slip({ notice, onClose }: { notice: NonNullable<ToastProps['notice']>; onClose: () => void }) {
  const { action } = notice;
  const danger = notice.tone === 'danger';
  const Icon = danger ? TriangleAlert : Check;
  return (
    <div
      data-tone={notice.tone}
      className={classNames(
        'pointer-events-auto flex w-96 max-w-full animate-[arrive_200ms_var(--ease-settle)] items-start gap-3 rounded-card border p-4 pr-2 shadow-float',
        danger ? 'border-transparent bg-seal text-on-seal' : 'border-line bg-raised text-ink',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', !danger && 'text-moss')} />
      <div className="min-w-0 flex-1">
        <p className="text-control font-semibold">{notice.title}</p>
        {notice.sentence !== '' && <p className={classNames('text-control', !danger && 'text-ink-soft')}>{notice.sentence}</p>}
      </div>
      {action !== undefined && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-9 self-center"
          onClick={() => {
            onClose();
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
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
