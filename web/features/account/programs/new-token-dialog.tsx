import { scopeWords, tokenScopes } from '#domain/account/token-scopes.ts';
import type { TokenScope } from '#domain/account/token-scopes.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { confirmIdentity } from '#web/lib/calls/confirm.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';

const terms = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
];

const scopes = tokenScopes.map((id) => ({ id, ...scopeWords[id] }));

/** Asks what a new token is for, what it may do and for how long; the password is asked for where it is due. */
export function NewTokenDialog({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState(30);
  const create = useMutation({
    mutationFn: () => confirmIdentity(() => api.account.createToken({ name: name.trim(), scope, days })),
    onSuccess: ({ token }) => onMade(token),
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The token could not be made. Please try again.' }),
  });
  return (
    <FormDialog
      title="New personal access token"
      action="Make token"
      busy={create.isPending}
      disabled={name.trim() === ''}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={limits.tokenNameLength}
        hint="What it is for, such as the name of the program."
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ChoiceField label="Scope" options={scopes} value={scope} onChange={setScope} />
      <SelectField label="Valid for" value={String(days)} onChange={(event) => setDays(Number(event.target.value))}>
        {terms.map((term) => (
          <option key={term.days} value={term.days}>
            {term.label}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
