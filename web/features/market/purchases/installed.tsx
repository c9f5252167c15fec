import type { GotPackage, Installation } from '#domain/market/listing.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';
import { Link } from '#web/ui/router/link.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { reloadInstalled, UpdateDialog } from './update/update-dialog.tsx';

const linkLook = 'min-h-6 break-words text-ember underline underline-offset-4 hover:text-ember-strong';

/** Where a package is installed, in which version, and what one does about a newer one. */
export function Installed({ got: { installed } }: { got: Pick<GotPackage, 'installed'> }) {
  if (installed.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-control">
      <h3 className="font-semibold text-ink">Installed</h3>
      <ul className="flex flex-col gap-1">
        {installed.map((install) => (
          <li key={install.id} className="figures flex flex-wrap items-center gap-x-2 gap-y-1">
            {install.worldId !== null && (
              <Link to="/world/view/$worldId" params={{ worldId: install.worldId }} className={linkLook}>
                {install.name}
              </Link>
            )}
            {install.campaignId !== null && <InCampaign campaignId={install.campaignId} name={install.name} />}
            {install.worldId === null && install.campaignId === null && <InAccount parts={install.parts} />}
            <span className="text-note text-ink-faint">
              version {install.version}, <time dateTime={install.at}>{shortDayOf(install.at)}</time>
            </span>
            <UpdateInstall install={install} />
            <TakeBack install={install} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where in one’s account something is installed: its maps and stamps in the map builder, its tables among the generators. */
function InAccount({ parts }: Pick<Installation, 'parts'>) {
  const has = (kind: string) => parts.some((key) => key.startsWith(`${kind}/`));
  const isTables = has('table');
  return (
    <>
      {(has('map') || has('stamp') || !isTables) && (
        <Link to="/tools/maps" className={linkLook}>
          {has('map') || !has('stamp') ? 'The maps of your account' : 'The stamps of your account'}
        </Link>
      )}
      {isTables && (
        <Link to="/tools/generators" search={{ kind: 'tables' }} className={linkLook}>
          The tables of your account
        </Link>
      )}
    </>
  );
}

/** The campaign that something is installed in: a link where one still has a seat there. */
function InCampaign({ campaignId, name }: { campaignId: string; name: string }) {
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  if (campaigns.data?.some(({ id, seat }) => id === campaignId && seat !== null) !== true) return <span>{name}</span>;
  return (
    <Link to="/campaign" search={{ id: campaignId }} className={linkLook}>
      {name}
    </Link>
  );
}

function UpdateInstall({ install }: { install: Installation }) {
  const [open, setOpen] = useState(false);
  const { update, name } = install;
  if (update === null) return null;
  return (
    <>
      <Button variant="soft" size="sm" aria-label={`Update ${name} to version ${update.version}`} onClick={() => setOpen(true)}>
        Update to {update.version}
      </Button>
      {open && <UpdateDialog {...{ install, update }} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeBack({ install: { id: installId, name, earlier } }: { install: Installation }) {
  const goingBack = useMutation({
    mutationFn: () => api.market.undoUpdate({ installId }),
    onSuccess: async ({ version, left }) => {
      const stayed = left.length === 0 ? 'Everything is as it was before.' : `Changed since, and left as it is: ${left.join(', ')}.`;
      notify.done(`${name} is at version ${version} again`, stayed);
      await reloadInstalled();
    },
    onError: (error) => notify.refusal(error),
  });
  if (earlier === null) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={goingBack.isPending}
      aria-label={`Take the update of ${name} back to version ${earlier}`}
      onClick={() => goingBack.mutate()}
    >
      Back to {earlier}
    </Button>
  );
}
