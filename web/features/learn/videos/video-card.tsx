import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { useRef, useState } from 'react';
import type { VideoCue } from './read-vtt.ts';
import type { Video } from './videos.ts';

/** Seconds as they stand on a clock: 1:05. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** One video: with captions, its parts to press, and below it all that is said. It plays when somebody asks for it. */
export function VideoCard({ video }: { video: Video }) {
  const player = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState<number | null>(null);
  const id = `video-${video.slug}`;
  const playFrom = (seconds: number) => {
    if (player.current === null) return;
    player.current.currentTime = seconds;
    // Without its file, as without a connection, the player says so itself.
    void player.current.play().catch(() => undefined);
  };
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 font-display text-name font-semibold">
          {video.title}
        </h2>
        <p className="mt-1 text-ink-soft">
          {video.summary} <span className="figures whitespace-nowrap">{clock(video.seconds)}</span>
        </p>
      </div>
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        poster={video.poster}
        width={video.width}
        height={video.height}
        aria-labelledby={id}
        className="h-auto w-full rounded-control border border-line bg-sunken"
        onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
      >
        <source src={video.file} type='video/webm; codecs="vp9"' />
        <track default kind="captions" srcLang="en" label="English" src={video.captionsFile} />
        <track kind="chapters" srcLang="en" label="Parts" src={video.chaptersFile} />
        This browser plays no WebM. All that is said stands below.
      </video>
      <Parts title={video.title} parts={video.chapters} now={now} onPlay={playFrom} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-ember md:min-h-9">What is said and shown</summary>
        <div className="mt-2 flex max-w-[68ch] flex-col gap-4 font-book text-body">
          {video.chapters.map((part) => (
            <section key={part.from} aria-label={part.text} className="flex flex-col gap-1">
              <h3 className="font-sans text-control font-semibold">{part.text}</h3>
              <p className="text-ink-soft">
                {video.captions
                  .filter(({ from }) => from >= part.from && from < part.to)
                  .map(({ text }) => text)
                  .join(' ')}
              </p>
            </section>
          ))}
        </div>
      </details>
    </Card>
  );
}

interface PartsProps {
  title: string;
  parts: readonly VideoCue[];
  /** The second that plays; null before anybody has pressed anything. */
  now: number | null;
  onPlay: (seconds: number) => void;
}

/** The parts of a video; a press plays from there. */
function Parts({ title, parts, now, onPlay }: PartsProps) {
  return (
    <ol aria-label={`Parts of ${title}`} className="flex flex-col">
      {parts.map(({ from, to, text }) => {
        const plays = now !== null && now >= from && now < to;
        return (
          <li key={from}>
            <button
              type="button"
              aria-current={plays || undefined}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left text-control hover:bg-ember-wash md:min-h-9',
                plays && 'bg-ember-wash font-semibold',
              )}
              onClick={() => onPlay(from)}
            >
              <span className="figures w-10 shrink-0 text-ember">{clock(from)}</span>
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
