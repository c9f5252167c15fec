import { Card } from '#web/ui/card.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings under its heading. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2 id={headingId} className="font-display text-name font-semibold">
          {title}
        </h2>
        {lead !== undefined && <p className="text-control text-ink-soft">{lead}</p>}
      </header>
      {children}
    </Card>
  );
}
