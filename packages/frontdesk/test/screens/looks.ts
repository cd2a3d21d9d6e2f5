export interface Look {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

export const looks: readonly Look[] = sizes.flatMap((size) => [
  { ...size, colorScheme: "light" as const },
  { ...size, colorScheme: "dark" as const },
]);
