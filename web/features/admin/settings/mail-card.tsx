import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Check, Send } from 'lucide-react';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Whether the server sends mail, and a way to try it. */
export function MailCard({ mail }: { mail: { configured: boolean; from: string | null } }) {
  return (
    <Card as="section" aria-labelledby="settings-mail" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="settings-mail" className="font-display text-name font-semibold">
          Mail
        </h2>
        {mail.configured ? (
          <Badge tone="moss" icon={<Check aria-hidden />}>
            Configured
          </Badge>
        ) : (
          <Badge>Not configured</Badge>
        )}
      </div>
      {mail.configured ? <Configured from={mail.from} /> : <HowTo />}
    </Card>
  );
}

function HowTo() {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3 text-ink-soft">
      <p>
        Without mail new accounts need no confirmation, and you hand out recovery links yourself (under People). To turn it on, start the
        server with these settings:
      </p>
      <pre className="overflow-x-auto rounded-control border border-line bg-sunken px-4 py-3 text-note whitespace-pre-wrap text-ink">
        {'SMTP_URL=smtps://user:password@mail.example.org\nSMTP_FROM=hearthlore@example.org\nPUBLIC_URL=https://play.example.org'}
      </pre>
    </div>
  );
}

function Configured({ from }: { from: string | null }) {
  const test = useAdminCommand(api.admin.testMail, {
    onDone: ({ sentTo }) => notify.done('Test email sent', `Please look into the mailbox of ${sentTo}.`),
  });
  return (
    <>
      <p className="text-ink-soft">
        Email comes from <strong className="font-semibold text-ink">{from ?? 'the mail server’s own address'}</strong>.
      </p>
      <Button variant="outline" icon={<Send aria-hidden />} busy={test.isPending} className="self-start" onClick={() => test.mutate({})}>
        Send a test mail
      </Button>
      <RefusedNote error={test.error} fallback="The mail was not sent. Please try again." />
    </>
  );
}
