import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import type { AuthTab, CredentialErrors, Credentials } from '#web/features/account/credentials.ts';
import { InvitationNote } from '#web/features/account/invitation/invitation-note.tsx';
import type { InvitationState } from '#web/features/account/invitation/use-invitation.ts';

interface AuthFieldsProps {
  tab: AuthTab;
  typed: Credentials;
  errors: CredentialErrors;
  /** Whether an invitation is asked for, and what is known of the one that was typed. */
  invited: { asked: boolean; needed: boolean; invitation: InvitationState | null };
  onType: (field: keyof Credentials, value: string) => void;
}

/** What one fills in to sign in or up. */
export function AuthFields({ tab, typed, errors, invited, onType }: AuthFieldsProps) {
  const joining = tab === 'signup';
  return (
    <>
      {joining && invited.asked && <InvitationField typed={typed} errors={errors} invited={invited} onType={onType} />}
      {joining && (
        <TextField
          name="name"
          label="Name"
          autoComplete="nickname"
          hint="The name other players see. Leave empty to use the part of your email before the @."
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
      <div className="flex flex-col items-start gap-1">
        <PasswordField
          name="password"
          label="Password"
          autoComplete={joining ? 'new-password' : 'current-password'}
          required
          className="w-full"
          hint={joining ? 'At least 6 characters.' : undefined}
          value={typed.password}
          error={errors.password}
          onChange={(event) => onType('password', event.target.value)}
        />
        {!joining && (
          <ButtonLink to="/auth/forgot" variant="link" size="sm" className="-ml-3">
            Forgotten your password?
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function InvitationField({ typed, errors, invited: { needed, invitation }, onType }: Omit<AuthFieldsProps, 'tab'>) {
  return (
    <div>
      <TextField
        name="invitation"
        label="Invitation"
        autoComplete="off"
        spellCheck={false}
        required={needed}
        hint="The link or the code you were given."
        value={typed.invitation}
        error={errors.invitation ?? (invitation?.state === 'bad' ? invitation.sentence : undefined)}
        onChange={(event) => onType('invitation', event.target.value)}
      />
      <InvitationNote invitation={invitation} />
    </div>
  );
}
