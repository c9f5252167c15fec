import { FREE_TEMPLATE_MAP, FREE_TEMPLATE_WORLD } from '#domain/free-template.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { useStartPrivateRun } from './use-start-private-run.ts';

/** Offers a story of one's own: `large` for somebody who has nothing yet, for whom it is the next step. */
export function StartOwnCard({ large = false }: { large?: boolean }) {
  const start = useStartPrivateRun();
  const button = (
    <Button size={large ? 'lg' : 'md'} variant={large ? 'primary' : 'outline'} busy={start.isPending} onClick={() => start.mutate({})}>
      Start your own story
    </Button>
  );
  if (!large) {
    return (
      <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 className="font-display text-name font-semibold">Nineteen Tides Owing, from its first scene</h2>
          <p className="text-ink-soft">A private run of the free adventure. You need no Dungeon Master, and friends join by link.</p>
        </div>
        {button}
      </Card>
    );
  }
  return (
    <Card as="section" flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <CoverPicture url={FREE_TEMPLATE_MAP} seed={FREE_TEMPLATE_WORLD} className="h-full object-right-top max-md:aspect-[2/1]" />
      <div className="flex flex-col items-start gap-5 p-6 md:p-9">
        <div>
          <p className="text-control text-ink-soft">Your first story</p>
          <h2 className="font-display text-title font-semibold">Nineteen Tides Owing</h2>
        </div>
        <p className="max-w-[56ch] font-book text-story">
          Nine and a half days ago the tide went out of Tollhithe and did not come back. One evening, one missing sea.
        </p>
        <p className="max-w-[60ch] text-ink-soft">
          It starts at the first scene and is yours alone until you invite friends by link. The narrator plays everybody else.
        </p>
        {button}
      </div>
    </Card>
  );
}
