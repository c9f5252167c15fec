import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';
import { useWorldLinks } from './use-links.ts';

const roles = [
  { id: 'reader', label: 'Reader', meaning: 'Reads what everyone may read.' },
  { id: 'editor', label: 'Co-builder', meaning: 'Reads everything and writes the world with you.' },
] as const;

/** The links that lead into a world: making one for readers or co-builders, seeing how each stands, revoking them. */
export function WorldLinks({ world }: { world: { id: string; name: string } }) {
  const { links, create, revoke } = useWorldLinks(world.id);
  const [role, setRole] = useState<'editor' | 'reader'>('reader');
  const { data: made } = create;
  return (
    <div className="flex flex-col gap-6">
      {made === undefined ? (
        <LinkForm
          busy={create.isPending}
          guest={{ one: 'person', many: 'people' }}
          example="My co-authors"
          onMake={(limits) => create.mutate({ worldId: world.id, role, ...limits })}
        >
          <ChoiceField label="They join as" options={roles} value={role} onChange={setRole} />
        </LinkForm>
      ) : (
        <MadeLink
          url={made.url}
          hint={
            made.invitation.worldRole === 'editor'
              ? 'Copy it now: you won’t be able to see this link again. Anyone with it can build this world with you.'
              : 'Copy it now: you won’t be able to see this link again. Anyone with it can read this world.'
          }
          onAnother={() => create.reset()}
        />
      )}
      <LinkList
        links={links}
        busyId={revoke.isPending ? revoke.variables.invitationId : null}
        onRevoke={(invitationId) => revoke.mutate({ worldId: world.id, invitationId })}
      />
    </div>
  );
}
