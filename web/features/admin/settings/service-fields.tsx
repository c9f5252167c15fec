import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { KeyField } from './key-field.tsx';
import type { ServiceDraft, ServiceErrors } from './services-draft.ts';

interface Words {
  title: string;
  lead: string;
  environment: string;
  none: string;
  service: string;
  cap: string;
}

const words: Record<EndpointKind, Words> = {
  speech: {
    title: 'Voice',
    lead: 'Reads replies of the narrator aloud in place of the voices of browsers. The words of a reply are sent to it when somebody presses Read aloud.',
    environment: 'What its environment says: HEARTHLORE_SPEECH_BASE_URL, or no voice without it.',
    none: 'Replies are read by the voices of browsers, which costs nothing.',
    service: 'Any OpenAI-compatible speech service.',
    cap: 'Characters for each person in a day',
  },
  picture: {
    title: 'Pictures',
    lead: 'Draws scenes and portraits for Dungeon Masters who ask for them. The words that they read before are sent to it, and the lines and veils of their table.',
    environment: 'What its environment says: HEARTHLORE_PICTURES_BASE_URL, or no pictures without it.',
    none: 'Nothing is drawn. Pictures of one’s own can be posted as ever.',
    service: 'Any OpenAI-compatible picture service.',
    cap: 'Pictures for each person in a day',
  },
};

interface ServiceFieldsProps {
  kind: EndpointKind;
  draft: ServiceDraft;
  errors: ServiceErrors;
  isKeySet: boolean;
  /** The model that answers now. */
  running: string | null;
  onChange: (part: Partial<ServiceDraft>) => void;
}

/** Who makes something beside the narrator's model, and how much of it. */
export function ServiceFields({ kind, draft, errors, isKeySet, running, onChange }: ServiceFieldsProps) {
  const { title, lead, cap, ...meaning } = words[kind];
  const choices = [
    { id: 'environment', label: 'As set at the server’s start', meaning: meaning.environment },
    { id: 'none', label: 'None', meaning: meaning.none },
    { id: 'service', label: 'A service named here', meaning: meaning.service },
  ] as const;
  return (
    <Card as="section" aria-labelledby={`settings-${kind}`} className="flex flex-col gap-4">
      <div>
        <h2 id={`settings-${kind}`} className="font-display text-name font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{lead}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
          Answers now: <Badge className="max-w-full !whitespace-normal">{running ?? 'none'}</Badge>
        </p>
      </div>
      <ChoiceField
        label={`Service: ${title}`}
        hideLabel
        options={choices}
        value={draft.choice}
        onChange={(choice) => onChange({ choice })}
      />
      {draft.choice === 'service' && <Named {...{ kind, draft, errors, isKeySet, onChange }} />}
      {draft.choice !== 'none' && (
        <TextField
          label={cap}
          hint="Counted by days of UTC. Empty: no limit."
          inputMode="numeric"
          value={draft.perPerson}
          error={errors.perPerson}
          onChange={(event) => onChange({ perPerson: event.target.value })}
        />
      )}
    </Card>
  );
}

function Named({ kind, draft, errors, isKeySet, onChange }: Omit<ServiceFieldsProps, 'running'>) {
  const plain = { autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Address"
        type="url"
        required
        hint="Where its API listens, such as https://voices.example.org/v1."
        maxLength={500}
        value={draft.baseUrl}
        error={errors.baseUrl}
        onChange={(event) => onChange({ baseUrl: event.target.value })}
      />
      <TextField
        {...plain}
        label="Model"
        required
        hint="Its name as the service writes it."
        maxLength={150}
        value={draft.model}
        error={errors.model}
        onChange={(event) => onChange({ model: event.target.value })}
      />
      {kind === 'speech' && (
        <TextField
          {...plain}
          label="Voice"
          required
          hint="Its name as the service writes it."
          maxLength={150}
          value={draft.voice}
          error={errors.voice}
          onChange={(event) => onChange({ voice: event.target.value })}
        />
      )}
      <KeyField isSet={isKeySet} value={draft.key} remove={draft.removeKey} onChange={onChange} />
    </div>
  );
}
