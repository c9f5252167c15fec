import type { Installation } from '#domain/market/listing.ts';
import type { Side } from '#domain/market/update/plan-update.ts';
import type { UpdatePreview } from '#domain/market/update/preview.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { ChoiceList } from './choice-list.tsx';
import { fieldName } from './update-text.ts';

interface UpdateDialogProps {
  install: Installation;
  update: NonNullable<Installation['update']>;
  onClose: () => void;
}

/** Shows what a newer version would change in an installed copy, asks where both have changed something, and brings it up to date. */
export function UpdateDialog({ install: { id: installId, name }, update: { packageId, version }, onClose }: UpdateDialogProps) {
  const looked = useQuery(calls.market.previewUpdate.queryOptions({ input: { installId, packageId }, gcTime: 0, staleTime: 0 }));
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const preview = looked.data;
  const open = preview?.choices.filter(({ key }) => !sides.has(key)).length ?? 0;
  const updating = useUpdating({ installId, packageId, sides }, async () => {
    notify.done(`${name} is at version ${version}`, 'It can be taken back in My Purchases until the next update.');
    onClose();
    await reloadInstalled();
  });
  return (
    <Dialog
      open
      wide
      title={`Update ${name} to version ${version}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={updating.isPending}
            disabled={preview === undefined || open > 0}
            onClick={() => preview && updating.mutate(preview)}
          >
            Update
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {looked.isError && <LoadFailed what="update" onRetry={() => void looked.refetch()} />}
        {looked.isPending && <SkeletonLines lines={5} />}
        {preview && (
          <>
            <Overview preview={preview} />
            <ChoiceList
              choices={preview.choices}
              sides={sides}
              onChoose={(keys, side) => setSides((held) => new Map([...held, ...keys.map((key) => [key, side] as const)]))}
            />
            {open > 0 && (
              <p role="status" className="text-control text-ink-soft">
                {counted(open, 'thing is', 'things are')} still to be chosen.
              </p>
            )}
          </>
        )}
        {updating.isError && (
          <p role="alert" className="text-control text-wine">
            {refusalText(updating.error).sentence}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface Updating {
  installId: string;
  packageId: string;
  sides: ReadonlyMap<string, Side>;
}

/** Brings the copy up to date by what was chosen; where something there has changed meanwhile, it is looked at once more. */
function useUpdating({ installId, packageId, sides }: Updating, onDone: () => Promise<void>) {
  return useMutation({
    mutationFn: ({ seen, choices }: UpdatePreview) => {
      const chosen = choices.flatMap(({ key }) => {
        const side = sides.get(key);
        return side === undefined ? [] : [{ key, side }];
      });
      return api.market.update({ installId, packageId, seen, choices: chosen });
    },
    onSuccess: onDone,
    onError: () => void queryClient.invalidateQueries({ queryKey: calls.market.previewUpdate.key() }),
  });
}

/** Everything that shows what an update has written. */
export const reloadInstalled = async (): Promise<void> => {
  const keys = [
    calls.worlds.key(),
    calls.lore.key(),
    calls.tomes.key(),
    calls.homebrew.key(),
    calls.drawnMaps.key(),
    calls.ownAssets.key(),
  ];
  await Promise.all([reloadMarket(), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
};

function Overview({ preview: { from, added, removed, changed, kept, choices } }: { preview: UpdatePreview }) {
  const isNothing = [added, removed, changed, choices].every((list) => list.length === 0);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-control text-ink-soft">
        {isNothing
          ? `Nothing in it is written anew. It is called by the new version from now on.`
          : `What you have not changed since version ${from} follows the new one. What you have changed stays.`}
      </p>
      <Named title="New" all={added.map(({ key, name }) => ({ key, text: name }))} />
      <Named title="Follows the new version" all={changed.map(inFields)} />
      <Named title="Goes, for the new version has it no more" all={removed.map(({ key, name }) => ({ key, text: name }))} />
      <Named title="Stays as you have it" all={kept.map(inFields)} />
    </div>
  );
}

function inFields({ key, name, fields }: UpdatePreview['changed'][number]) {
  return { key, text: fields.length === 0 ? `${name} (removed)` : `${name} (${fields.map(fieldName).join(', ')})` };
}

function Named({ title, all }: { title: string; all: readonly { key: string; text: string }[] }) {
  if (all.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-control font-semibold text-ink">{title}</h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {all.map(({ key, text }) => (
          <li key={key} className="rounded-control bg-sunken px-2.5 py-1 text-control break-words text-ink-soft">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
