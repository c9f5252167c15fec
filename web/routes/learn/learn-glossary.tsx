import { srdAttribution } from '#domain/srd/attribution.ts';
import { guides } from '#web/features/learn/guides.ts';
import { explainedTerms } from '#web/lib/terms/terms.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link } from '#web/ui/router/link.tsx';

const listed = Object.entries(explainedTerms).toSorted(([one], [other]) => one.localeCompare(other));

/** Every word that explains itself, in the order of the alphabet. */
export function LearnGlossary() {
  return (
    <Page
      title="Words of the game"
      lead="What the words on a sheet and in a fight mean. On those screens they have a dotted line below them: press them to read the same."
      width="narrow"
    >
      <dl className="flex flex-col gap-6">
        {listed.map(([name, { text, guide }]) => (
          <div key={name} id={name.toLowerCase().replaceAll(' ', '-')} className="scroll-mt-24 print:break-inside-avoid">
            <dt className="font-display text-name font-semibold first-letter:uppercase">{name}</dt>
            <dd className="mt-1 max-w-[64ch] font-book text-body text-ink-soft">
              {text}{' '}
              <Link
                to="/learn/$guide"
                params={{ guide }}
                className="inline-flex min-h-6 items-center text-ember underline underline-offset-4 hover:text-ember-strong print:hidden"
              >
                {guides.find(({ slug }) => slug === guide)?.title}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 print:hidden">
        <ButtonLink to="/learn" variant="outline">
          All guides
        </ButtonLink>
      </p>
      <p className="mt-8 text-note text-ink-soft [overflow-wrap:anywhere]">{srdAttribution}</p>
    </Page>
  );
}
