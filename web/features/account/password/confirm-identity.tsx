import { confirmation } from '#web/lib/calls/confirmation.ts';
import { plainCall } from '#web/lib/calls/plain-call.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Asks for the password once more, for whatever waits for it in web/lib/calls/confirm.ts. Placed once, by the frame. */
export function ConfirmIdentity() {
  const asking = useStore(confirmation);
  const { person } = useSession();
  if (asking === null || person === null) return null;
  if (!person.hasPassword) return <PasswordFirst onClose={asking.cancelled} />;
  return (
    <PasswordDialog
      title="Confirm it is you"
      text="Please enter your password once more for this. It is valid for ten minutes."
      action="Confirm"
      withCode={person.twoFactor}
      onConfirm={async (password, code) => {
        await plainCall('account', 'reauthenticate', { password, ...(person.twoFactor ? { code } : {}) });
        asking.confirmed();
      }}
      onClose={asking.cancelled}
    />
  );
}

function PasswordFirst({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm it is you"
      actions={
        <ButtonLink to="/auth/forgot" onClick={onClose}>
          Set a password
        </ButtonLink>
      }
    >
      <p>This is done with a password, and your account has none yet: you sign in with Google. Please set one first.</p>
    </Dialog>
  );
}
