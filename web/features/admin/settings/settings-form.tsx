import type { Settings } from '#contract/accounts/admin-shapes.ts';
import { api } from '#web/lib/api.ts';
import { LeavingDialog } from '#web/lib/editing/leaving-dialog.tsx';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { NarratorFields } from './narrator-fields.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { draftOf, errorsOf, isChanged, settingsFrom } from './settings-draft.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

const signups = [
  { id: 'invite', label: 'By invitation', meaning: 'A new account needs an invitation from you, or a join link from a Dungeon Master.' },
  { id: 'open', label: 'Open to all', meaning: 'Anyone who can reach this server can create an account and play.' },
] as const;

const offers = [
  { id: 'atOnce', label: 'Shown at once', meaning: 'People report what is wrong, and you take it down.' },
  { id: 'reviewed', label: 'After you have looked', meaning: 'Each listing and each new version waits until you show it.' },
] as const;

interface SettingsFormProps {
  now: { settings: Settings; modelKeySet: boolean; narrator: string };
}

/** Sign-ups, the narrator, what it may cost and what people may store; saved together. What was typed stays when saving fails. */
export function SettingsForm({ now }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(now.settings));
  const [tried, setTried] = useState(false);
  const save = useAdminCommand(api.admin.saveSettings, {
    onDone: ({ narrator }) => {
      notify.done('Settings saved', `${narrator} narrates.`);
      setTried(false);
      setDraft((saved) => ({ ...saved, key: '', removeKey: false }));
    },
  });
  const errors = errorsOf(draft);
  const shown = tried ? errors : {};
  const change = (part: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0) save.mutate(settingsFrom(draft));
    // The fields are marked first.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <Card as="section" aria-labelledby="settings-signups">
        <h2 id="settings-signups" className="mb-4 font-display text-name font-semibold">
          Sign-ups
        </h2>
        <ChoiceField label="Who may sign up" hideLabel options={signups} value={draft.signups} onChange={(id) => change({ signups: id })} />
      </Card>
      <NarratorFields draft={draft} errors={shown} now={now} onChange={change} />
      <QuotaFields draft={draft} errors={shown} onChange={change} />
      <Offers isReviewed={draft.listingsReviewed} onChange={(listingsReviewed) => change({ listingsReviewed })} />
      <Room draft={draft} errors={shown} onChange={change} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={save.isPending}>
          Save settings
        </Button>
        <p role="status" className="text-control text-ink-soft">
          {isChanged(draft, now.settings) && 'There are changes that are not saved yet.'}
        </p>
      </div>
      <LeavingDialog when={isChanged(draft, now.settings) && !save.isPending}>
        Your changes to the settings are not saved. They are lost when you leave.
      </LeavingDialog>
      <RefusedNote error={save.error} fallback="The settings were not saved. Please try again." />
    </form>
  );
}

function Offers({ isReviewed, onChange }: { isReviewed: boolean; onChange: (isReviewed: boolean) => void }) {
  return (
    <Card as="section" aria-labelledby="settings-market">
      <h2 id="settings-market" className="mb-4 font-display text-name font-semibold">
        Marketplace
      </h2>
      <ChoiceField
        label="When others find what somebody offers"
        hideLabel
        options={offers}
        value={isReviewed ? 'reviewed' : 'atOnce'}
        onChange={(id) => onChange(id === 'reviewed')}
      />
    </Card>
  );
}

interface QuotaFieldsProps {
  draft: SettingsDraft;
  errors: Partial<Record<keyof SettingsDraft, string>>;
  onChange: (part: Partial<SettingsDraft>) => void;
}

function QuotaFields({ draft, errors, onChange }: QuotaFieldsProps) {
  return (
    <Card as="section" aria-labelledby="settings-quota">
      <h2 id="settings-quota" className="font-display text-name font-semibold">
        Replies per day
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        How much a model may write in one day (UTC). When that is used up, the Storyteller narrates until the next day.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="In each campaign"
          hint="Empty: no limit."
          inputMode="numeric"
          value={draft.repliesPerCampaign}
          error={errors.repliesPerCampaign}
          onChange={(event) => onChange({ repliesPerCampaign: event.target.value })}
        />
        <TextField
          label="For each person"
          hint="Empty: no limit."
          inputMode="numeric"
          value={draft.repliesPerPerson}
          error={errors.repliesPerPerson}
          onChange={(event) => onChange({ repliesPerPerson: event.target.value })}
        />
      </div>
    </Card>
  );
}

function Room({ draft, errors, onChange }: QuotaFieldsProps) {
  return (
    <Card as="section" aria-labelledby="settings-room">
      <h2 id="settings-room" className="font-display text-name font-semibold">
        Stored files
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        How much each person may store here: pictures in chats, documents, maps and pictures of worlds. Whoever has reached it deletes
        something before the next upload.
      </p>
      <TextField
        label="Megabytes for each person"
        hint="Empty or 0: no limit."
        inputMode="numeric"
        value={draft.megabytesPerPerson}
        error={errors.megabytesPerPerson}
        onChange={(event) => onChange({ megabytesPerPerson: event.target.value })}
      />
    </Card>
  );
}
