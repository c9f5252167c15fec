import { emptyGround } from '#domain/battle-map/draw.ts';
import type { Air } from '#domain/battle-map/state.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { AirFields } from './air-fields.tsx';
import { SoundButton } from './sound-button.tsx';
import { WeatherLayer } from './weather-layer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Gives the browser of one test sounds that are not heard; answers how loud they are, and whether they have ended. */
function giveSound() {
  const rooms: { loud: number; ended: boolean }[] = [];
  class Part {
    gain = { value: 0, setTargetAtTime: (to: number) => void (rooms.at(-1) && Object.assign(rooms.at(-1) ?? {}, { loud: to })) };
    connect = <To,>(to: To): To => to;
    start = () => undefined;
  }
  class Room {
    sampleRate = 100;
    currentTime = 0;
    destination = new Part();
    readonly #state = { loud: 0, ended: false };
    constructor() {
      rooms.push(this.#state);
    }
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = () => Promise.resolve();
    close = () => Promise.resolve(void (this.#state.ended = true));
  }
  vi.stubGlobal('AudioContext', Room);
  for (const name of ['GainNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode']) vi.stubGlobal(name, Part);
  return rooms;
}

it('nothing sounds before somebody turns it on, and they set how loud it is', async () => {
  const rooms = giveSound();
  const { person } = renderAt('/', <SoundButton sound="rain" />);
  expect(rooms).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Rain' }));
  expect(rooms).toMatchObject([{ loud: 0.4 }]);
  expect(screen.getByRole('slider', { name: 'Loudness' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Rain' }));
  expect(rooms).toMatchObject([{ loud: 0 }]);
});

it('a sound file is fetched once it is turned on, played in a loop as loud as one wants, and ended', async () => {
  const calls: string[] = [];
  const played: HTMLAudioElement[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return new Response('sound');
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:surf');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    played.push(this);
  });
  const { person } = renderAt('/', <SoundButton sound="own" file={{ name: 'Surf', address: '/surf' }} />);
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  await waitFor(() => expect(played).toHaveLength(1));
  expect(calls).toEqual(['/surf']);
  expect(played[0]).toMatchObject({ loop: true, volume: 0.4, src: 'blob:surf' });
  fireEvent.change(screen.getByRole('slider', { name: 'Loudness' }), { target: { value: '90' } });
  expect(played[0]?.volume).toBe(0.9);
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  expect(revoked).toHaveBeenCalledWith('blob:surf');
});

it('a sound file that cannot be had is said, and is off again; a map without one has no button', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { person, show } = renderAt('/', <SoundButton sound="own" file={{ name: 'Surf', address: '/surf' }} />);
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  expect(await screen.findByText('The sound of this map could not be played.')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  show(<SoundButton sound="own" />);
  expect(screen.queryByRole('button', { name: 'Surf' })).toBeNull();
});

it('a map with a sound file offers it among its sounds', () => {
  const { show } = renderAt('/', <AirFields onChange={() => undefined} />);
  expect(screen.queryByRole('option', { name: 'Own sound' })).toBeNull();
  show(<AirFields hasFile onChange={() => undefined} />);
  expect(screen.getByRole('option', { name: 'Own sound' })).toBeTruthy();
});

it('weather lies over a map outside alone', () => {
  const { grid } = emptyGround('Meadow', { kind: 'square', columns: 4, rows: 4 });
  const air: Air = { outside: true, time: 'day', weather: 'snow', sound: 'none' };
  const { show } = renderAt('/', <WeatherLayer map={{ grid, air }} scale={10} />);
  expect(document.querySelector('[data-weather="snow"]')).not.toBeNull();
  show(<WeatherLayer map={{ grid, air: { ...air, outside: false } }} scale={10} />);
  expect(document.querySelector('[data-weather]')).toBeNull();
});

it('time and weather are chosen for a map outside, a sound for any', async () => {
  const chosen: Air[] = [];
  const { person } = renderAt('/', <AirFields onChange={(air) => chosen.push(air)} />);
  expect(screen.queryByRole('combobox', { name: 'Weather' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Outside' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sound' }), 'Tavern');
  expect(chosen).toEqual([
    { outside: true, time: 'day', weather: 'clear', sound: 'none' },
    { outside: false, time: 'day', weather: 'clear', sound: 'tavern' },
  ]);
});
