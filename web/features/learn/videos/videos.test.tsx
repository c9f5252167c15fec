import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { LearnVideos } from '#web/routes/learn/learn-videos.tsx';
import { guides } from '#web/features/learn/guides.ts';
import { readVtt } from './read-vtt.ts';
import { videos } from './videos.ts';

const fileOf = (slug: string, name: string) => join(import.meta.dirname, '../../../../content/videos', slug, name);

describe('a WebVTT file', () => {
  it('is read as its cues, with their times', () => {
    const file = 'WEBVTT\n\nNOTE of somebody\n\n1\n00:01.000 --> 00:02.500\nOne.\n\n01:00:03.250 --> 01:00:04.000\nTwo\nlines.\n';
    expect(readVtt(file.replace('1\n', ''))).toEqual([
      { from: 1, to: 2.5, text: 'One.' },
      { from: 3603.25, to: 3604, text: 'Two lines.' },
    ]);
    expect(readVtt('WEBVTT\n\nno time\n')).toEqual([]);
  });
});

describe('the videos', () => {
  it('are at least three, each with a place of its own', () => {
    expect(videos.length).toBeGreaterThanOrEqual(3);
    expect(videos.map(({ order }) => order)).toEqual(videos.map((_, at) => at + 1));
  });

  it.each(videos.map((video) => [video.slug, video] as const))('%s is a small WebM with a small poster', (slug) => {
    expect(statSync(fileOf(slug, 'video.webm')).size).toBeLessThan(1_000_000);
    expect(readFileSync(fileOf(slug, 'video.webm')).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(statSync(fileOf(slug, 'poster.webp')).size).toBeLessThanOrEqual(40_000);
  });

  it.each(videos.map((video) => [video.slug, video] as const))(
    '%s has captions one after the other, in parts that fill it',
    (_slug, video) => {
      const { captions, chapters, seconds } = video;
      expect(captions.length).toBeGreaterThan(4);
      for (const [at, { from, to, text }] of captions.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(captions[at + 1]?.from ?? seconds);
        // So long that it can be read, and no longer than two lines.
        expect((to - from) / text.split(' ').length).toBeGreaterThan(0.3);
        expect(text.length).toBeLessThanOrEqual(120);
      }
      expect(chapters[0]?.from).toBe(0);
      for (const [at, { to }] of chapters.entries()) expect(Math.ceil(to)).toBe(Math.ceil(chapters[at + 1]?.from ?? seconds));
    },
  );
});

describe('the page of the videos', () => {
  it('is where the guides lead to: each video has a guide, and each of their links a video', () => {
    renderVideos();
    const linked = guides.flatMap(({ video }) => video ?? []);
    expect([...new Set(linked)].toSorted()).toEqual(videos.map(({ slug }) => slug).toSorted());
    for (const slug of linked) expect(document.querySelector(`h2#video-${slug}`)).not.toBeNull();
  });

  it('plays nothing by itself, and has captions, parts and all words of each', () => {
    const { container } = renderVideos();
    const players = [...container.querySelectorAll('video')];
    expect(players).toHaveLength(videos.length);
    for (const [at, player] of players.entries()) {
      expect(player).toMatchObject({ controls: true, autoplay: false, preload: 'none' });
      expect(player.getAttribute('poster')).toBeTruthy();
      expect([...player.querySelectorAll('track')].map(({ kind, default: isOn }) => [kind, isOn])).toEqual([
        ['captions', true],
        ['chapters', false],
      ]);
      const words = screen.getByRole('region', { name: videos[at]?.title }).textContent;
      for (const { text } of videos[at]?.captions ?? []) expect(words).toContain(text);
    }
  });

  it('plays from a part that is pressed, and marks the one that plays', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { container, person } = renderVideos();
    const [video] = videos;
    const parts = within(screen.getByRole('list', { name: `Parts of ${video?.title}` })).getAllByRole('button');
    await person.click(parts[1] ?? document.body);
    const player = container.querySelector('video');
    expect(player?.currentTime).toBe(video?.chapters[1]?.from);
    expect(play).toHaveBeenCalledOnce();
    if (player) fireEvent.timeUpdate(player);
    expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual(parts.map((_, at) => (at === 1 ? 'true' : null)));
    play.mockRestore();
  });
});

function renderVideos() {
  const shown = renderAt('/learn/videos', <LearnVideos />);
  return { ...shown, container: document.body };
}
