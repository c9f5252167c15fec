import { limits } from '#domain/limits/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

const one = { title: 'Campaign created successfully!', sentence: 'The Weir is ready.' };
const other = { title: 'Failed to send message', sentence: 'Please try again.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('show for 5000 ms', () => {
    const queue = new ToastQueue();
    queue.post('plain', one);
    vi.advanceTimersByTime(4999);
    expect(queue.state.get()).toMatchObject(one);
    vi.advanceTimersByTime(1);
    expect(queue.state.get()).toBeNull();
  });

  it('are withdrawn before their time, but never another that has come after', () => {
    const queue = new ToastQueue();
    const withdraw = queue.post('plain', one);
    withdraw();
    expect(queue.state.get()).toBeNull();
    queue.post('plain', other);
    withdraw();
    expect(queue.state.get()).toMatchObject(other);
  });

  it('of a collection show for 2000 ms', () => {
    const queue = new ToastQueue();
    queue.post('plain', one, limits.collectionToastMilliseconds);
    vi.advanceTimersByTime(1999);
    expect(queue.state.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(queue.state.get()).toBeNull();
  });

  it('show one at a time: a new one takes the place of the old, with its whole time', () => {
    const queue = new ToastQueue();
    queue.post('plain', one, 2000);
    vi.advanceTimersByTime(1500);
    queue.post('danger', other);
    expect(queue.state.get()).toMatchObject({ ...other, tone: 'danger' });
    vi.advanceTimersByTime(4999);
    expect(queue.state.get()).toMatchObject(other);
    vi.advanceTimersByTime(1);
    expect(queue.state.get()).toBeNull();
  });

  it('stay while a menu stands over them, and then their usual time', () => {
    const queue = new ToastQueue();
    queue.post('danger', other);
    vi.advanceTimersByTime(4000);
    queue.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(queue.state.get()).toMatchObject(other);
    queue.hold(false);
    vi.advanceTimersByTime(4999);
    expect(queue.state.get()).toMatchObject(other);
    vi.advanceTimersByTime(1);
    expect(queue.state.get()).toBeNull();
  });

  it('tell each change once, and nothing to who has left', () => {
    const queue = new ToastQueue();
    const watcher = vi.fn();
    const stop = queue.state.subscribe(watcher);
    queue.post('plain', one);
    queue.dismiss();
    expect(watcher).toHaveBeenCalledTimes(2);
    stop();
    queue.post('plain', one);
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  it('with the same words are told apart, so that each is read aloud', () => {
    const queue = new ToastQueue();
    queue.post('plain', one);
    const first = queue.state.get()?.id;
    queue.post('plain', one);
    expect(queue.state.get()?.id).not.toBe(first);
  });
});
