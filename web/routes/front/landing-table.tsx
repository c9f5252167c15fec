import { GuidePicture } from '#web/features/learn/guide-pictures.tsx';
import { Link } from '#web/ui/router/link.tsx';

/** The table as it is, and what it takes to have one. */
export function LandingTable() {
  return (
    <section
      aria-labelledby="the-table"
      className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-8 px-4 py-16 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <figure>
        <GuidePicture
          name="turn"
          text="A table in the middle of a turn: the narrator’s words, what two players have written that they do, their raised hands, and the candle that burns down beside the field to write in."
        />
        <figcaption className="text-control text-ink-soft">A turn at the table. The narrator answers everybody at once.</figcaption>
      </figure>
      <div className="flex flex-col gap-5">
        <h2 id="the-table" className="font-display text-title font-semibold">
          A table that is your own
        </h2>
        <dl className="flex flex-col gap-4 [&_dd]:text-ink-soft [&_dt]:font-semibold">
          <div>
            <dt>Self-hosted</dt>
            <dd>One program, on a machine that you choose. Your stories, worlds and accounts stay there.</dd>
          </div>
          <div>
            <dt>Free</dt>
            <dd>Nobody pays for a seat, a table or a world. The program is open source.</dd>
          </div>
          <div>
            <dt>An AI narrator of your choice, or none</dt>
            <dd>
              The Storyteller is built in and needs no AI. Connect a model that you choose, or tell the story yourself.{' '}
              <Link
                to="/learn/$guide"
                params={{ guide: 'using-the-narrator' }}
                className="text-ember underline decoration-1 underline-offset-4 hover:text-ember-strong"
              >
                How the narrator works
              </Link>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
