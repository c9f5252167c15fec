import { emptyGround } from '#domain/battle-map/draw.ts';
import type { Air } from '#domain/battle-map/state.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { AirFields } from './air-fields.tsx';
import { SoundButton } from './sound-button.tsx';
import { WeatherLayer } from './weather-layer.tsx';

afterEach(() => vi.unstubAllGlobals());

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
