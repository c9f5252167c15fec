import { Link } from '#web/ui/router/link.tsx';

/** Where somebody without Dungeon Master access asks for it, as a sentence. */
export function AskForAccess() {
  return (
    <>
      You can{' '}
      <Link to="/account/profile" className="font-semibold text-ember underline underline-offset-4">
        ask for it in your profile
      </Link>
      .
    </>
  );
}
