import pictures from '#content/guides/pictures/pictures.json' with { type: 'json' };
import { useTheme } from '#web/ui/theme.ts';

const files = import.meta.glob<string>('#content/guides/pictures/*.webp', { query: '?url', import: 'default', eager: true });
const addresses = new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\//, ''), address]));
const known: Readonly<Record<string, { width: number; height: number }>> = pictures;

/** A picture of the product, in the theme that shows. */
export function GuidePicture({ name, text }: { name: string; text: string }) {
  const theme = useTheme();
  const size = known[name];
  const address = addresses.get(`${name}-${theme}.webp`);
  if (size === undefined || address === undefined) return text;
  return (
    <img
      src={address}
      alt={text}
      width={size.width}
      height={size.height}
      loading="lazy"
      className="my-2 h-auto max-h-[36rem] w-auto max-w-full rounded-card border border-line shadow-card"
    />
  );
}
