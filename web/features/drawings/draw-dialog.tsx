import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Message, MessageImage, Target } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import type { NamedSubject } from '#domain/narration/picture-prompt.ts';
import { api, calls } from '#web/lib/api.ts';
import { imageAddress } from '#web/lib/files/image-address.ts';
import { squarePicture } from '#web/lib/files/square-picture.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { AudienceSelect } from './audience-select.tsx';
import { useSubjects } from './use-draws.ts';

interface DrawDialogProps {
  campaign: Pick<Campaign, 'id' | 'participants'>;
  me: string;
  /** Takes in the message that was posted. */
  onPosted: (message: Message) => void;
  onClose: () => void;
}

const keyOf = ({ subject }: NamedSubject) => (subject.kind === 'scene' ? 'scene' : `${subject.kind} ${subject.id}`);
const altOf = ({ subject, name }: NamedSubject) => (subject.kind === 'scene' ? name : `A portrait of ${name}`);

/** What is asked for: the subject, and the words that one has typed in place of those suggested. */
function useWords(campaignId: string) {
  const subjects = useSubjects(campaignId, true).data?.subjects ?? [];
  const [key, setKey] = useState('scene');
  const [typed, setTyped] = useState<Record<string, { prompt?: string; alt?: string }>>({});
  const chosen = subjects.find((each) => keyOf(each) === key) ?? subjects[0];
  const subject = chosen?.subject ?? { kind: 'scene' as const };
  const suggested = useQuery(calls.drawings.suggest.queryOptions({ input: { campaignId, subject } }));
  const own = typed[key] ?? {};
  return {
    subjects,
    key,
    chosen,
    choose: setKey,
    prompt: own.prompt ?? suggested.data?.prompt ?? '',
    alt: own.alt ?? (chosen ? altOf(chosen) : ''),
    isLoading: suggested.isPending && own.prompt === undefined,
    type: (words: { prompt?: string; alt?: string }) => setTyped((before) => ({ ...before, [key]: { ...before[key], ...words } })),
  };
}

/** Has a picture drawn, shows it to whoever asked alone, and posts it when they say so. */
export function DrawDialog({ campaign, me, onPosted, onClose }: DrawDialogProps) {
  const campaignId = campaign.id;
  const words = useWords(campaignId);
  const [to, setTo] = useState<Target>({ kind: 'group' });
  const [isTried, setTried] = useState(false);
  const draw = useMutation({
    mutationFn: () => api.drawings.draw({ id: newId(), campaignId, prompt: words.prompt.trim(), alt: words.alt.trim() }),
    onError: (error) => notify.refusal(error, { title: 'Not drawn', sentence: 'The picture did not come. Please try again.' }),
  });
  const post = useMutation({
    mutationFn: (image: MessageImage) => api.chat.post({ id: newId(), campaignId, content: image.alt, to, images: [image.id] }),
    onSuccess: (message) => {
      onPosted(message);
      onClose();
    },
    onError: (error) => notify.refusal(error, { title: 'Not posted', sentence: 'The picture could not be posted. Please try again.' }),
  });
  const picture = draw.data ?? null;
  const isRight = words.prompt.trim() !== '' && words.alt.trim() !== '';
  const begin = () => {
    setTried(true);
    if (isRight) draw.mutate();
  };
  return (
    <Dialog
      open
      wide
      title="Draw a picture"
      onClose={onClose}
      actions={
        <>
          <Button variant={picture === null ? undefined : 'outline'} busy={draw.isPending || words.isLoading} onClick={begin}>
            {draw.isPending ? 'Drawing…' : picture === null ? 'Draw' : 'Draw another'}
          </Button>
          {picture !== null && (
            <Button busy={post.isPending || draw.isPending} onClick={() => post.mutate(picture)}>
              Post it
            </Button>
          )}
        </>
      }
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <WordFields words={words} isTried={isTried} />
        <div className="flex flex-col gap-4" aria-live="polite">
          {picture === null ? (
            <p className="text-control text-ink-soft">
              Only you see the picture until you post it. What you do not post is removed after a day.
            </p>
          ) : (
            <Drawn {...{ campaign, me, picture, to }} subject={words.chosen?.subject} onTo={setTo} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function WordFields({ words, isTried }: { words: ReturnType<typeof useWords>; isTried: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <SelectField label="What it shows" value={words.key} onChange={({ target }) => words.choose(target.value)}>
        {words.subjects.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {each.subject.kind === 'scene' ? `The scene: ${each.name}` : each.name}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="Prompt"
        hint="Made from what everybody at the table may know. This is sent to the picture service, with the lines and veils of the table."
        rows={9}
        maxLength={limits.picturePromptLength}
        value={words.isLoading ? 'One moment…' : words.prompt}
        readOnly={words.isLoading}
        error={isTried && words.prompt.trim() === '' ? 'Say what the picture is to show.' : undefined}
        onChange={({ target }) => words.type({ prompt: target.value })}
      />
      <TextField
        label="Description"
        hint="For people who cannot see the picture. It is posted with it."
        maxLength={limits.imageAltLength}
        value={words.alt}
        error={isTried && words.alt.trim() === '' ? 'Please describe the picture.' : undefined}
        onChange={({ target }) => words.type({ alt: target.value })}
      />
    </div>
  );
}

interface DrawnProps {
  campaign: Pick<Campaign, 'id' | 'participants'>;
  me: string;
  picture: MessageImage;
  subject: NamedSubject['subject'] | undefined;
  to: Target;
  onTo: (to: Target) => void;
}

function Drawn({ campaign, me, picture, subject, to, onTo }: DrawnProps) {
  const address = imageAddress(campaign.id, picture.id);
  const portray = useMutation({
    mutationFn: async (characterId: string) => {
      const { base64 } = await squarePicture(await (await fetch(address)).blob());
      return api.characters.savePortrait({ campaignId: campaign.id, characterId, id: newId(), image: base64 });
    },
    onSuccess: () => notify.done('Portrait set', 'Everybody at the table sees it on the sheet.'),
    onError: (error) => notify.refusal(error, { title: 'Portrait not set', sentence: 'The picture could not be taken as a portrait.' }),
  });
  return (
    <>
      <img
        src={address}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className="h-auto max-h-[60dvh] w-full rounded-card border border-line object-contain"
      />
      <AudienceSelect participants={campaign.participants} me={me} to={to} onTo={onTo} />
      {subject?.kind === 'hero' && (
        <Button variant="outline" className="self-start" busy={portray.isPending} onClick={() => portray.mutate(subject.id)}>
          Set as portrait
        </Button>
      )}
    </>
  );
}
