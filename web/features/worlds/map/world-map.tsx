import { Map } from 'lucide-react';

/** The map of a world, or the sentence why it is not shown. */
export function WorldMap({ name, url, isHidden }: { name: string; url: string | null; isHidden: boolean }) {
  if (url === null) {
    return (
      <div className="flex flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong px-6 py-10 text-center">
        <Map aria-hidden className="size-9 text-ink-faint" />
        <p className="font-display text-name font-semibold">{isHidden ? 'The map is covered by fog' : 'No World Map Available'}</p>
        <p className="text-control text-ink-soft">
          {isHidden
            ? 'The parts your party has found are shown in your campaign.'
            : 'The world map for this world hasn’t been uploaded yet.'}
        </p>
      </div>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-card border border-line shadow-card">
      <img src={url} alt={`Map of ${name}, opens in its full size`} className="max-h-96 w-full object-cover" />
    </a>
  );
}
