import { TextField } from '#web/ui/text-field.tsx';
import type { AuthTab, CredentialErrors, Credentials } from './credentials.ts';

interface AuthFieldsProps {
  tab: AuthTab;
  typed: Credentials;
  errors: CredentialErrors;
  onType: (field: keyof Credentials, value: string) => void;
}

/** What one fills in to sign in or up. */
export function AuthFields({ tab, typed, errors, onType }: AuthFieldsProps) {
  const joining = tab === 'signup';
  return (
    <>
      {joining && (
        <TextField
          name="name"
          label="Name"
          autoComplete="nickname"
          hint="What others at the table read. Left empty, it is the part of your address before the @."
          value={typed.name}
          error={errors.name}
          onChange={(event) => onType('name', event.target.value)}
        />
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={typed.email}
        error={errors.email}
        onChange={(event) => onType('email', event.target.value)}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete={joining ? 'new-password' : 'current-password'}
        required
        hint={joining ? 'At least 6 characters.' : undefined}
        value={typed.password}
        error={errors.password}
        onChange={(event) => onType('password', event.target.value)}
      />
    </>
  );
}
