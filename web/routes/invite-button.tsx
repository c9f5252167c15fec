import { Button } from '#web/ui/button.tsx';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const InviteDialog = lazy(async () => ({ default: (await import('#web/features/campaigns/invite-dialog.tsx')).InviteDialog }));

/** Opens the campaign's join links, for its owner at the table. */
export function InviteButton({ campaign }: { campaign: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-label="Invite players"
        icon={<UserPlus aria-hidden />}
        className="max-xl:!px-2.5"
        onClick={() => setOpen(true)}
      >
        <span className="max-xl:hidden">Invite</span>
      </Button>
      {open && (
        <Suspense>
          <InviteDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
