import { describe, expect, it, vi } from 'vitest';
import { confirmIdentity } from './confirm.ts';
import { NotConfirmed, confirmation } from './confirmation.ts';

const confirmFirst = Object.assign(new Error('Please enter your password once more for this.'), { code: 'auth.confirmFirst' });

describe('an action that may need the password once more', () => {
  it('is simply done when the server does not ask', async () => {
    expect(await confirmIdentity(async () => 'done')).toBe('done');
    expect(confirmation.get()).toBeNull();
  });

  it('is done again after the password was given', async () => {
    const action = vi.fn().mockRejectedValueOnce(confirmFirst).mockResolvedValueOnce('done');
    const result = confirmIdentity(action);
    await vi.waitFor(() => expect(confirmation.get()).not.toBeNull());
    confirmation.get()?.confirmed();
    expect(await result).toBe('done');
    expect(action).toHaveBeenCalledTimes(2);
    expect(confirmation.get()).toBeNull();
  });

  it('is left when the person thinks better of it', async () => {
    const action = vi.fn().mockRejectedValue(confirmFirst);
    const result = confirmIdentity(action);
    await vi.waitFor(() => expect(confirmation.get()).not.toBeNull());
    confirmation.get()?.cancelled();
    await expect(result).rejects.toBeInstanceOf(NotConfirmed);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('passes on every other refusal', async () => {
    await expect(confirmIdentity(() => Promise.reject(new Error('This is the last administrator.')))).rejects.toThrow('last administrator');
  });
});
