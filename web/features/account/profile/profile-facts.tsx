import { usePerson } from '#web/lib/session/person.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EmailDialog } from './email-dialog.tsx';

/** What the server knows of one's account. */
export function ProfileFacts() {
  const person = usePerson();
  const { mail } = useSession();
  const [changing, setChanging] = useState(false);
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[9rem_1fr]">
      <Fact term="Email">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {person.email}
          {!person.emailVerified && <Badge tone="candle">Not confirmed</Badge>}
          {mail && (
            <Button variant="link" size="sm" className="-mx-3" onClick={() => setChanging(true)}>
              Change address
            </Button>
          )}
        </span>
        {mail && <EmailDialog open={changing} onClose={() => setChanging(false)} />}
      </Fact>
      <Fact term="User ID">
        <code className="text-note">{person.id}</code>
      </Fact>
      <Fact term="Member since">
        <time dateTime={person.createdAt}>{dayOf(person.createdAt)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-control text-ink-soft max-sm:-mb-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
