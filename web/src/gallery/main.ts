/** Pieces, and boards with real positions, to look at while one draws them; not part of what is built. */
import '@/pieces/look'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('gallery')! })
