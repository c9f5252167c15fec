import { passagesOf } from '#domain/permissions/audience.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';

interface PassagesProps {
  text: string;
  /** Draws one passage, in the order of the text. */
  children: (text: string) => ReactNode;
}

/** A text passage by passage; what only some may read is set apart for those who see it. */
export function Passages({ text, children }: PassagesProps) {
  return passagesIn(text).map(({ audience, text }, at) =>
    audience === 'everyone' ? (
      <div key={at}>{children(text)}</div>
    ) : (
      <div key={at} role="group" aria-label="Not for everyone" className="rounded-card border-l-4 border-seal bg-wine-wash py-3 pr-4 pl-5">
        <Badge tone="seal" icon={audience === 'dm' ? <Lock aria-hidden /> : <Users aria-hidden />} className="mb-2 font-sans">
          {audience === 'dm' ? 'DM only' : 'Some players'}
        </Badge>
        {children(text)}
      </div>
    ),
  );
}

/** The passages of a text; the whole of one whose fences are not in order, as it stands. */
export function passagesIn(text: string): { audience: LoreAudience; text: string }[] {
  return (passagesOf(text) ?? [{ audience: 'everyone' as const, text }]).filter((passage) => passage.text.trim() !== '');
}
