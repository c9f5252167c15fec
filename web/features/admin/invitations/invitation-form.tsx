import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { mostUsesFrom } from './invitation-text.ts';
import { MadeInvitationDialog } from './made-invitation-dialog.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

const lifetimes = [
  { days: 1, label: 'After 1 day' },
  { days: 7, label: 'After 7 days' },
  { days: 14, label: 'After 14 days' },
  { days: 30, label: 'After 30 days' },
  { days: 90, label: 'After 90 days' },
  { days: 365, label: 'After a year' },
  { days: null, label: 'Never' },
];

/** Makes an invitation, and shows its link and code once. */
export function InvitationForm() {
  const [label, setLabel] = useState('');
  const [days, setDays] = useState('14');
  const [uses, setUses] = useState('1');
  const [tried, setTried] = useState(false);
  const make = useAdminCommand(api.admin.createInvitation, {
    onDone: () => {
      setLabel('');
      setTried(false);
    },
  });
  const mostUses = mostUsesFrom(uses);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (mostUses !== 'wrong') make.mutate({ label: label.trim(), days: days === '' ? null : Number(days), mostUses });
  }

  return (
    <Card as="section" aria-labelledby="new-invitation">
      <h2 id="new-invitation" className="mb-4 font-display text-name font-semibold">
        New invitation
      </h2>
      <form noValidate className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_auto]" onSubmit={submit}>
        <TextField
          label="Name"
          hint="For your own list, such as “Thursday table”."
          maxLength={80}
          className="sm:max-xl:col-span-2"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <LifetimeField value={days} onChange={setDays} />
        <TextField
          label="How many people"
          hint="Empty: no limit."
          inputMode="numeric"
          value={uses}
          error={tried && mostUses === 'wrong' ? 'A number from 1 to 1,000, or nothing.' : undefined}
          onChange={(event) => setUses(event.target.value)}
        />
        <Button
          type="submit"
          icon={<MailPlus aria-hidden />}
          busy={make.isPending}
          className="justify-self-start sm:max-xl:col-span-2 xl:mt-7.5"
        >
          Make invitation
        </Button>
      </form>
      <RefusedNote error={make.error} fallback="The invitation was not made. Please try again." />
      {make.data !== undefined && <MadeInvitationDialog made={make.data} onClose={make.reset} />}
    </Card>
  );
}

function LifetimeField({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  return (
    <SelectField label="Expires" value={value} onChange={(event) => onChange(event.target.value)}>
      {lifetimes.map(({ days, label }) => (
        <option key={label} value={days ?? ''}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
