import { emptyGround } from '#domain/battle-map/draw.ts';
import type { Air } from '#domain/battle-map/state.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BattleMap } from '#domain/battle-map/state.ts';
import { asLeader, cellar, serverOf } from '#tests/support/dom/battle-map.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TableSound } from '#web/table/header/table-sound.tsx';
import { AirFields } from './air-fields.tsx';
import { setLoudness } from './loudness.ts';
import { SoundButton } from './sound-button.tsx';
import { WeatherLayer } from './weather-layer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => setLoudness(40));
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

const at = { campaignId: 'weir', mapId: null };
const air = (sound: Air['sound']): Air => ({ outside: false, time: 'day', weather: 'clear', sound });
const rainy: BattleMap = { ...cellar, air: air('rain') };
const surf = { name: 'Surf', version: '6f1f5f3e-3f57-4a55-9a53-0a4f2f5a0009' };
const file = { name: 'Surf', address: `/api/battle-map-sounds/weir/${cellar.id}/${surf.version}` };

/** A server whose only map sounds with a file. */
function serverOfSurf() {
  const { battleMaps } = serverOf(asLeader, { ...cellar, air: air('own') });
  const get = () => {
    const { map, ...shown } = battleMaps.get();
    return { ...shown, map: map && { ...map, ownSound: surf } };
  };
  return { battleMaps: { ...battleMaps, get } };
}

it('nothing sounds before somebody turns it on, and they set how loud it is', async () => {
  const rooms = giveSound();
  const { person } = renderAt(
    '/',
    <>
      <TableSound campaignId="weir" />
      <SoundButton {...at} sound="rain" file={null} />
    </>,
    serverOf(asLeader, rainy),
  );
  expect(rooms).toEqual([]);
  expect(screen.queryByRole('button', { name: /the map/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Rain' }));
  await waitFor(() => expect(rooms).toMatchObject([{ loud: 0.4 }]));
  fireEvent.change(screen.getByRole('slider', { name: 'Loudness' }), { target: { value: '90' } });
  expect(rooms).toMatchObject([{ loud: 0.9 }]);
  await person.click(screen.getByRole('button', { name: 'Rain' }));
  expect(rooms).toMatchObject([{ loud: 0 }]);
});

it('the sound of a map goes on where the map is not looked at, is muted there, and ends with the table', async () => {
  const rooms = giveSound();
  const table = (map: boolean) => (
    <>
      <TableSound campaignId="weir" />
      {map && <SoundButton {...at} sound="rain" file={null} />}
    </>
  );
  const { person, show, close } = renderAt('/', table(true), serverOf(asLeader, rainy));
  await person.click(screen.getByRole('button', { name: 'Rain' }));
  await waitFor(() => expect(rooms).toMatchObject([{ loud: 0.4 }]));
  show(table(false));
  expect(rooms).toMatchObject([{ loud: 0.4 }]);
  await person.click(screen.getByRole('button', { name: 'Mute the map: Rain' }));
  expect(rooms).toMatchObject([{ loud: 0 }]);
  await person.click(screen.getByRole('button', { name: 'Hear the map: Rain' }));
  expect(rooms).toMatchObject([{ loud: 0 }, { loud: 0.4 }]);
  show(table(true));
  expect(screen.getByRole('button', { name: 'Rain' }).getAttribute('aria-pressed')).toBe('true');
  close();
  expect(rooms).toMatchObject([{ loud: 0 }, { loud: 0 }]);
});

it('a sound file is fetched once it is turned on, played in a loop as loud as one wants, and ended', async () => {
  const calls: string[] = [];
  const played: HTMLAudioElement[] = [];
  const { person } = renderAt(
    '/',
    <>
      <TableSound campaignId="weir" />
      <SoundButton {...at} sound="own" file={file} />
    </>,
    serverOfSurf(),
  );
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[0] !== file.address) return ask(...asked);
    calls.push(asked[0]);
    return new Response('sound');
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:surf');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    played.push(this);
  });
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  await waitFor(() => expect(played).toHaveLength(1));
  expect(calls).toEqual([file.address]);
  expect(played[0]).toMatchObject({ loop: true, volume: 0.4, src: 'blob:surf' });
  fireEvent.change(screen.getByRole('slider', { name: 'Loudness' }), { target: { value: '90' } });
  expect(played[0]?.volume).toBe(0.9);
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  expect(revoked).toHaveBeenCalledWith('blob:surf');
});

it('a sound file that cannot be had is said, and is off again; a map without one has no button', async () => {
  const { person, show } = renderAt(
    '/',
    <>
      <TableSound campaignId="weir" />
      <SoundButton {...at} sound="own" file={file} />
    </>,
    serverOfSurf(),
  );
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    asked[0] === file.address ? new Response('', { status: 404 }) : ask(...asked),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await person.click(screen.getByRole('button', { name: 'Surf' }));
  expect(await screen.findByText('The sound of this map could not be played.')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  show(<SoundButton {...at} sound="own" file={null} />);
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
