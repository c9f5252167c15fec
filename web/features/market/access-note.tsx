import { runsCampaigns } from '#domain/account/account.ts';
import type { GotPackage } from '#domain/market/listing.ts';
import { readyStories } from '#domain/ready-stories.ts';
import { AskForAccess } from '#web/lib/session/ask-for-access.tsx';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { forAccountIn } from './market-text.ts';
import { Link } from '#web/ui/router/link.tsx';

interface AccessNoteProps {
  package: Pick<GotPackage, 'kind' | 'title' | 'contents'>;
  /** Whether it comes with the product. */
  isOurs: boolean;
}

/** Tells somebody without Dungeon Master access, before they get a package, what of it they can use; nobody else needs it. */
export function AccessNote({ package: { kind, title, contents }, isOurs }: AccessNoteProps) {
  const { person } = useSession();
  if (person === null || runsCampaigns(planOf(person))) return null;
  const isStory = kind === 'adventure' && isOurs && readyStories.some((story) => story.title === title);
  const others = [contents.heroes.length > 0 ? 'heroes' : '', forAccountIn(contents)].filter((each) => each !== '');
  if (kind === 'assets' && contents.entries.length === 0) return null;
  return (
    <p className="max-w-[62ch] text-control text-ink-soft">
      {isStory && (
        <>
          You can play it right away, without getting it: among{' '}
          <Link to="/campaign" className="font-semibold text-ember underline underline-offset-4">
            Your Campaigns
          </Link>{' '}
          it is one of the stories of your own.{' '}
        </>
      )}
      {kind === 'adventure'
        ? 'What you get becomes a world of yours, to read and to change. Leading a campaign in it takes Dungeon Master access. '
        : 'Its homebrew goes into a campaign that you lead, and leading one takes Dungeon Master access. '}
      {kind === 'assets' && others.length > 0 && `Its ${others.join(' and ')} need none. `}
      <AskForAccess />
    </p>
  );
}
