import { Button } from '#web/ui/buttons/button.tsx';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const MembersDialog = lazy(() => import('./members-dialog.tsx').then((file) => ({ default: file.MembersDialog })));

interface MembersButtonProps {
  world: { id: string; name: string; isOwner: boolean };
  /** The links that lead into the world, for its owner. */
  links: ReactNode;
  onLeft: () => void;
}

/** Opens who builds and reads a world, and for its owner the ways in. */
export function MembersButton({ world, links, onLeft }: MembersButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<Users aria-hidden />} onClick={() => setOpen(true)}>
        {world.isOwner ? 'Members & sharing' : 'Members'}
      </Button>
      {open && (
        <Suspense>
          <MembersDialog world={world} links={links} onLeft={onLeft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
