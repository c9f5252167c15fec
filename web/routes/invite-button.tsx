import { Button } from '#web/ui/button.tsx';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { CampaignLinks } from './campaign-links.tsx';

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
      {open && <CampaignLinks campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  );
}
