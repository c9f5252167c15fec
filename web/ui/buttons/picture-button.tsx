import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface PictureButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'icon' | 'variant'> {
  onPick: (picture: File) => void;
}

/** A button that asks for a picture of one's own: PNG, JPEG or WebP. */
export function PictureButton({ onPick, ...rest }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          if (picked !== undefined) onPick(picked);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button {...rest} variant="outline" icon={<ImageUp aria-hidden />} onClick={() => input.current?.click()} />
    </>
  );
}
