import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeCardProps {
  label: string;
  /** What the button that closes it is called. */
  closeLabel: string;
  children: ReactNode;
  onClose: () => void;
}

/** A card between the story and the composer that can be closed. */
export function NoticeCard({ label, closeLabel, children, onClose }: NoticeCardProps) {
  return (
    <section
      aria-label={label}
      className="mx-3 mb-2 flex w-[calc(100%-1rem)] narrow:mb-1 max-w-[41rem] shrink-0 items-center gap-2 self-center rounded-card border border-line bg-candle-wash py-1 pr-1 pl-3.5 text-control text-ink narrow:py-0 narrow:text-note"
    >
      <div className="min-w-0 flex-1 self-center">{children}</div>
      <IconButton size="sm" label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
    </section>
  );
}
