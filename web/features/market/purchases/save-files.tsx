import type { GotPackage } from '#domain/market/listing.ts';
import { api } from '#web/lib/api.ts';
import { download } from '#web/lib/files/download.ts';
import { saveText } from '#web/lib/files/save-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { FileDown, Users } from 'lucide-react';

interface SaveProps {
  got: GotPackage;
}

/** Keeps a package as a file, which another installation takes in. */
export function KeepAsFile({ got: { packageId, title } }: SaveProps) {
  const saving = useMutation({
    mutationFn: () => download(`/api/packages/${encodeURIComponent(packageId)}/export`),
    onError: (error) => notify.refusal(error, { title: 'Not saved', sentence: 'The file could not be made. Please try again.' }),
  });
  return (
    <Button
      variant="outline"
      icon={<FileDown aria-hidden />}
      busy={saving.isPending}
      aria-label={`Save as a file: ${title}`}
      onClick={() => saving.mutate()}
    >
      Save as a file
    </Button>
  );
}

/** Keeps the heroes of a package as files: each is brought into a campaign where one makes a character. */
export function SaveHeroes({ got: { packageId, title } }: SaveProps) {
  const saving = useMutation({
    mutationFn: () => api.market.heroes({ packageId }),
    onSuccess: (heroes) => {
      for (const { name, text } of heroes) saveText(`${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'hero'}.json`, text);
      notify.done('Heroes saved as files', 'Bring one in where you make a character: choose “Import a character”.');
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <Button
      variant="outline"
      icon={<Users aria-hidden />}
      busy={saving.isPending}
      aria-label={`Save the heroes of ${title}`}
      onClick={() => saving.mutate()}
    >
      Save the heroes
    </Button>
  );
}
