import type { HomebrewEntry, KeptEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { resend } from '#web/lib/resend.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { kindWords } from './kind-words.ts';
import { takeHomebrewChange } from './take-homebrew-change.ts';
import { readHomebrewFile } from './transfer-file.ts';

interface ImportEntriesProps {
  campaignId: string;
  entries: readonly KeptEntry[];
  onBack: () => void;
  onClose: () => void;
}

/** Entries of a file, first named and then taken in one by one. Those that are refused stay in the list with the reason. */
export function ImportEntries({ campaignId, entries, onBack, onClose }: ImportEntriesProps) {
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<readonly HomebrewEntry[] | null>(null);
  const [{ problem, report }, setTold] = useState<{ problem?: string; report: readonly string[] }>({ report: [] });
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const choose = async (chosen: File) => {
    setFile(chosen);
    setRefused(new Map());
    const text = chosen.size > limits.homebrewFileLength ? '' : await chosen.text();
    const read = await readHomebrewFile(campaignId, text, new Set(entries.map(({ entry }) => entry.id)));
    setTold({ report: [], ...read });
    setFound('problem' in read ? null : read.entries);
  };
  const bringing = useMutation({
    mutationFn: async (all: readonly HomebrewEntry[]) => {
      const reasons = new Map<string, string>();
      for (const entry of all) {
        const reason = await bring(campaignId, entry);
        if (reason !== null) reasons.set(entry.id, reason);
      }
      return reasons;
    },
    onSuccess: (reasons, all) => {
      setRefused(reasons);
      setFound(all.filter(({ id }) => reasons.has(id)));
      notify.done(`${all.length - reasons.size} of ${all.length} imported`);
      if (reasons.size === 0) onBack();
    },
  });
  return (
    <Dialog
      open
      title="Import homebrew"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button busy={bringing.isPending} disabled={!found || found.length === 0} onClick={() => found && bringing.mutate(found)}>
            {found && found.length > 0 ? `Import ${found.length}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileField
          label="File of homebrew"
          hint="Exported from a campaign here, or a creature (NPC) of Foundry VTT."
          error={problem}
          accept=".json,application/json"
          file={file}
          onFile={(chosen) => void choose(chosen)}
        />
        <Report lines={report} />
        <Found entries={found ?? []} refused={refused} />
      </div>
    </Dialog>
  );
}

/** Saves an entry of a file; answers why not where it is refused. */
async function bring(campaignId: string, entry: HomebrewEntry): Promise<string | null> {
  try {
    const saved = await resend(() => api.homebrew.save({ campaignId, entry, seen: null }));
    takeHomebrewChange({ type: 'homebrew.changed', audience: 'dm', campaignId, entryId: entry.id, kind: entry.kind, entry: saved }, true);
    return null;
  } catch (error) {
    return refusalText(error).sentence;
  }
}

/** What of a file has no place here. */
function Report({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="What has no place" className="flex flex-col gap-1 text-note text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Found({ entries, refused }: { entries: readonly HomebrewEntry[]; refused: ReadonlyMap<string, string> }) {
  return (
    <ul aria-label="Entries of the file" className="flex flex-col divide-y divide-line">
      {entries.map(({ id, name, kind }) => (
        <li key={id} className="flex flex-col py-2 text-control [overflow-wrap:anywhere]">
          <span className="font-semibold text-ink">{name}</span>
          <span className="text-note">{kindWords[kind].one}</span>
          {refused.has(id) && <span className="text-note text-wine">{refused.get(id)}</span>}
        </li>
      ))}
    </ul>
  );
}
