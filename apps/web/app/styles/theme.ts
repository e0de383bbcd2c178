import {
  createTheme,
  defaultVariantColorsResolver,
  Tooltip,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { MouseEvent } from 'react';

/** Index 7 is the brand color in light mode, index 4 in dark mode. */
const brand: MantineColorsTuple = [
  '#edf7f4',
  '#d5ebe5',
  '#a6d7cb',
  '#72c2b0',
  '#3fb59e',
  '#2a9a85',
  '#1a806e',
  '#0f6b5c',
  '#0b584c',
  '#07453b',
];

/** From ink to paper: the colors of Mantine's dark surfaces. */
const dark: MantineColorsTuple = [
  '#ecf1ef',
  '#c8d2ce',
  '#a3b1ac',
  '#7d8c87',
  '#3a4844',
  '#2b3734',
  '#1b2422',
  '#161e1c',
  '#121918',
  '#0f1514',
];

/** Warm, like the paper background. */
const gray: MantineColorsTuple = [
  '#f8f7f4',
  '#f3f1ea',
  '#ebe9e2',
  '#e2dfd7',
  '#cfccc2',
  '#a8a69d',
  '#6d7570',
  '#4d5853',
  '#303a36',
  '#1b2522',
];

/** Filled brand surfaces use the brand's own text color: white would have too little contrast in dark mode. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const isBrand = input.color === undefined || input.color === 'brand';
  return input.variant === 'filled' && isBrand ? { ...colours, color: 'var(--brand-ink)' } : colours;
};

function forgetFile({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = '';
}

/** Mantine in the product's measures. Colors come from tokens.css, so that each token is defined once. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  colors: { brand, dark, gray },
  black: '#16211e',
  white: '#ffffff',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.25' },
      h2: { fontSize: '18px', lineHeight: '1.3' },
      h3: { fontSize: '16px', lineHeight: '1.35' },
      h4: { fontSize: '14.5px', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '14.5px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow)',
    lg: 'var(--shadow-overlay)',
    xl: 'var(--shadow-overlay)',
  },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // A corrected file may be chosen again under the same name.
    FileButton: { defaultProps: { inputProps: { onClick: forgetFile } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right' } },
    Menu: {
      defaultProps: {
        shadow: 'lg',
        radius: 'lg',
        position: 'bottom-end',
        offset: 6,
        // Its placeholder is a focusable element without a role among the menu items.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'lg', radius: 'lg' } },
    // A dialog's header is not a banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: {
      defaultProps: {
        radius: 'xl',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.42 },
        centered: true,
      },
    },
    Tooltip: Tooltip.extend({
      defaultProps: {
        withArrow: true,
        openDelay: 250,
        interactive: true,
        radius: 'sm',
        events: { hover: true, focus: true, touch: false },
      },
      vars: () => ({ tooltip: { '--tooltip-bg': 'var(--ink)', '--tooltip-color': 'var(--paper)' } }),
    }),
    Loader: { defaultProps: { type: 'oval' } },
  },
});

const shared = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  // Dialogs, menus, and popovers use the surface color; the page itself uses paper (base.css).
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--ink) 4%, var(--surface))',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-hover)',
  '--mantine-color-brand-light': 'var(--brand-tint)',
  '--mantine-color-brand-light-color': 'var(--brand-tint-ink)',
  '--mantine-color-brand-outline': 'var(--brand)',
  '--mantine-color-gray-light-color': 'var(--ink)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-primary-color-contrast': 'var(--brand-ink)',
};

/** Sets Mantine's color variables to the values of tokens.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
