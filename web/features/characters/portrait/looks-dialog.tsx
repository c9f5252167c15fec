import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import type { Character } from '#domain/character/character.ts';
import { isPronouns } from '#domain/text/pronouns.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { squarePicture, unreadablePicture } from '#web/lib/files/square-picture.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { PictureButton } from '#web/ui/buttons/picture-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { isAway } from '#web/features/characters/place.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { DrawnPortrait, Portrait } from './portrait.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

interface LooksDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

const failed = { title: 'Update Failed', sentence: 'The server did not answer. Please try again.' };
const drawnAtOnce = 8;
const pronouns = [
  { id: 'she', label: 'she, her' },
  { id: 'he', label: 'he, him' },
  { id: 'they', label: 'they, them' },
  { id: 'it', label: 'it' },
] as const;

/** The name, the pronouns and the picture: one's own, or one out of those that are drawn. */
export function LooksDialog({ character, hand, onClose }: LooksDialogProps) {
  return (
    <Dialog open title="Name, pronouns and picture" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <NameForm character={character} hand={hand} />
        <PronounsField character={character} hand={hand} />
        <UploadedPicture character={character} />
        <DrawnPictures character={character} hand={hand} />
      </div>
    </Dialog>
  );
}

function NameForm({ character, hand }: Omit<LooksDialogProps, 'onClose'>) {
  const [name, setName] = useState(character.name);
  const wrong = name.trim() === '' ? 'Please enter a name.' : undefined;
  return (
    <form
      noValidate
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong === undefined && name.trim() !== character.name) void hand.act({ kind: 'rename', name: name.trim() });
      }}
    >
      <TextField
        label="Name"
        className="min-w-0 flex-1"
        maxLength={longestCharacterName}
        value={name}
        error={wrong}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={hand.busy} disabled={name.trim() === character.name}>
        Rename
      </Button>
    </form>
  );
}

function PronounsField({ character, hand }: Omit<LooksDialogProps, 'onClose'>) {
  return (
    <SelectField
      label="Pronouns"
      hint="The narrator calls your hero by them."
      value={character.pronouns ?? ''}
      disabled={hand.busy}
      onChange={(event) => void hand.act({ kind: 'setPronouns', pronouns: isPronouns(event.target.value) ? event.target.value : null })}
    >
      <option value="">Not said</option>
      {pronouns.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function UploadedPicture({ character }: { character: Character }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: File) => {
      const picture = await squarePicture(chosen).catch(() => null);
      if (picture === null) return null;
      const { base64 } = picture;
      const { campaignId, id: characterId } = character;
      return askOnce(character, { image: base64 }, (id) => api.characters.savePortrait({ campaignId, characterId, id, image: base64 }));
    },
    onSuccess: (changed) => {
      if (changed === null) return notify.refusal(null, { title: failed.title, sentence: unreadablePicture });
      takeSheet(changed);
      notify.done('Picture saved');
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return (
    <div className="flex items-center gap-4">
      <Portrait of={character} className="size-24" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <PictureButton busy={isPending} onPick={(chosen) => mutate(chosen)}>
          Upload a picture
        </PictureButton>
        <p className="text-note">It is cropped to a square.{!isAway(character.campaignId) && ' Everyone at the table sees it.'}</p>
      </div>
    </div>
  );
}

function DrawnPictures({ character, hand }: Omit<LooksDialogProps, 'onClose'>) {
  const [seed, setSeed] = useState(character.id);
  const seeds = Array.from({ length: drawnAtOnce }, (_, index) => `${seed}-${index}`);
  return (
    <section aria-label="Drawn pictures" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-control font-semibold text-ink">Or choose a drawn portrait</h3>
        <Button variant="quiet" size="sm" icon={<Dices aria-hidden />} onClick={() => setSeed(newId())}>
          Draw more
        </Button>
      </div>
      <div className="grid grid-cols-4 gap-2">
        {seeds.map((each, index) => (
          <button
            key={each}
            type="button"
            disabled={hand.busy}
            aria-label={`Use drawn picture ${index + 1}`}
            aria-pressed={character.portrait.kind === 'drawn' && character.portrait.seed === each}
            className="rounded-card aria-pressed:shadow-glow"
            onClick={() => void hand.act({ kind: 'drawPortrait', seed: each })}
          >
            <DrawnPortrait
              species={character.species}
              calling={firstClassOf(character).class}
              seed={each}
              className="aspect-square w-full"
            />
          </button>
        ))}
      </div>
    </section>
  );
}
