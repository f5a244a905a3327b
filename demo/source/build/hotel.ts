import { withA } from '@barriere/shared/locales/contraction.ts'
import { type BlockSource, block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type FolderSource, type StorySource, folderAt, storyAt } from '../kit/story.ts'
import { same, w } from '../kit/words.ts'
import type { Hotel, Room } from '../model/places.ts'
import type { TownGroup } from '../model/town.ts'
import {
  LEVELS,
  TOWN,
  cardsOf,
  crumbs,
  evening,
  pageHead,
  passage,
  points,
  questions,
  timeline,
  townLevel,
} from './common.ts'
import { ACCESS } from '../group/access/access.ts'
import { accessOf } from './access.ts'
import { contact, where } from './place.ts'

const pathOf = ({ slug }: Hotel): string => `hotels/${slug}`
const roomsPath = (hotel: Hotel): string => `${pathOf(hotel)}/chambres`
const localHeader = ({ slug }: Hotel): string => `headers/local/${slug}`

const ROOMS = w('Chambres et suites', 'Rooms and suites')

export const hotelFolders = (hotel: Hotel): readonly FolderSource[] => [
  folderAt(pathOf(hotel), same(hotel.name)),
  folderAt(roomsPath(hotel), w('Chambres', 'Rooms'), 'rooms'),
]

/** A hotel's own page, the page of its rooms, each room, and its header. */
export const hotelStories = (hotel: Hotel, town: TownGroup): readonly StorySource[] => [
  hotelStory(hotel, town),
  roomsStory(hotel),
  ...hotel.rooms.map((room) => roomStory(hotel, room)),
  headerStory(hotel, town),
]

function hotelStory(hotel: Hotel, town: TownGroup): StorySource {
  const { name } = TOWN[hotel.town]
  return storyAt({ path: pathOf(hotel), name: same(hotel.name), startpage: true }, 'hotel', {
    ...pageHead(same(hotel.name), hotel, `hotel-${hotel.slug}`),
    ...where(hotel),
    ...contact(hotel),
    local_header: localHeader(hotel),
    stars: hotel.stars,
    rooms: hotel.roomCount,
    price: hotel.price,
    check_in: hotel.checkIn,
    check_out: hotel.checkOut,
    experiences: hotel.experiences,
    sea_distance: hotel.seaDistance,
    slope_distance: hotel.slopeDistance,
    accessible_rooms: ACCESS[pathOf(hotel)]?.adaptedRooms,
    booking_code: hotel.bookingCode,
    body: [
      heroOf(hotel),
      crumbs(same(hotel.name), LEVELS.hotels, townLevel(hotel.town)),
      passage(hotel.story, { eyebrow: w('La maison', 'The house'), image: `ville-${hotel.town}` }),
      points(hotel.points),
      block('room-list', {
        eyebrow: ROOMS,
        title: hotel.roomsTitle,
        intro: hotel.roomsIntro,
        list_folder: roomsPath(hotel),
        tone: 'alternate',
        action_label: w('Toutes les chambres', 'All the rooms'),
        action: story(roomsPath(hotel)),
      }),
      block('photo-gallery', {
        title: hotel.galleryTitle,
        items: hotel.gallery.map((image) => block('gallery-item', { image })),
      }),
      ...cardsOf(
        w(`À table ${withA(name, 'town')}`, `Where to eat in ${name}`),
        town.restaurants.map(({ slug }) => `restaurants/${slug}`),
        { eyebrow: w('Restaurants', 'Restaurants'), tone: 'alternate' },
      ),
      evening(pathOf(hotel), hotel.town),
      block('hotel-info', {
        title: w('Pratique', 'Good to know'),
        check_in: hotel.checkIn,
        check_out: hotel.checkOut,
        reception: hotel.info.reception,
        pets: hotel.info.pets,
        payment: hotel.info.payment,
        ...accessOf(pathOf(hotel)),
        parking: hotel.info.parking,
        by_train: hotel.info.byTrain,
        by_car: hotel.info.byCar,
        by_plane: hotel.info.byPlane,
        ...where(hotel),
        ...contact(hotel),
        name: hotel.name,
        services: hotel.services.map(({ icon, label }) => block('hotel-service', { icon, label })),
      }),
      roomServices(hotel),
      block('offers-list', {
        eyebrow: w('Offres', 'Offers'),
        title: w(`Partir ${withA(name, 'town')}`, `Off to ${name}`),
        list_folder: 'offres',
        town: name,
        limit: 3,
        tone: 'alternate',
      }),
      timeline(hotel.timeline.title, hotel.timeline.years, 'page'),
      questions(hotel.questions, 'alternate'),
    ],
  })
}

const heroOf = (hotel: Hotel): BlockSource =>
  block('hero', {
    title: same(hotel.name),
    lead: hotel.lead,
    image: `hotel-${hotel.slug}`,
    image_mobile: `hotel-${hotel.slug}-mobile`,
    band: TOWN[hotel.town].band,
    stars: hotel.stars,
    booking: true,
    action_label: w('Voir les chambres', 'See the rooms'),
    action: story(roomsPath(hotel)),
  })

const roomServices = (hotel: Hotel): BlockSource =>
  block('room-services-popin', {
    eyebrow: w('Services', 'Services'),
    title: w('Sans quitter la chambre', 'Without leaving the room'),
    intro: w(
      // Names have commas of their own.
      hotel.roomServices.map(({ name }) => name.fr).join(' · '),
      hotel.roomServices.map(({ name }) => name.en).join(' · '),
    ),
    popin_title: w(`En chambre, ${withA(hotel.name, 'property')}`, `In your room at ${hotel.name}`),
    phone: hotel.phone,
    services: hotel.roomServices.map(({ icon, name, hours }) => block('room-service', { icon, name, hours })),
  })

function roomsStory(hotel: Hotel): StorySource {
  const cheapest = Math.min(...hotel.rooms.map(({ price }) => price))
  const names = (language: 'fr' | 'en') => hotel.rooms.map(({ name }) => name[language]).join(', ')
  return storyAt({ path: roomsPath(hotel), slugEn: 'rooms', name: w('Chambres', 'Rooms'), startpage: true }, 'page', {
    title: ROOMS,
    teaser: w(
      `${hotel.rooms.length} sortes de chambres, dès ${cheapest} €.`,
      `${hotel.rooms.length} kinds of room, from €${cheapest}.`,
    ),
    image: `chambre-${hotel.slug}-${hotel.rooms[0]?.slug ?? ''}`,
    local_header: localHeader(hotel),
    seo_title: w(`Chambres et suites | ${hotel.name}`, `Rooms and suites | ${hotel.name}`),
    seo_description: w(
      `${names('fr')} : dès ${cheapest} € la nuit, ${withA(TOWN[hotel.town].name, 'town')}.`,
      `${names('en')}: from €${cheapest} a night, in ${TOWN[hotel.town].name}.`,
    ),
    body: [
      crumbs(w('Chambres', 'Rooms'), LEVELS.hotels, { label: same(hotel.name), path: pathOf(hotel) }),
      block('room-list', { eyebrow: same(hotel.name), title: ROOMS, list_folder: roomsPath(hotel) }),
    ],
  })
}

function roomStory(hotel: Hotel, room: Room): StorySource {
  const { name } = room
  const picture = `chambre-${hotel.slug}-${room.slug}`
  return storyAt({ path: `${roomsPath(hotel)}/${room.slug}`, name }, 'room', {
    ...pageHead(name, room, picture),
    local_header: localHeader(hotel),
    area: room.area,
    guests: room.guests,
    beds: room.beds,
    view: room.view,
    bathroom: room.bathroom,
    accessibility: room.accessibility,
    price: room.price,
    booking_code: room.bookingCode,
    body: [
      block('hero', { title: name, lead: room.lead, image: picture, band: TOWN[hotel.town].band, height: 'half' }),
      crumbs(
        name,
        LEVELS.hotels,
        { label: same(hotel.name), path: pathOf(hotel) },
        { label: w('Chambres', 'Rooms'), path: roomsPath(hotel) },
      ),
      block('book-stay', {
        title: w('La chambre en bref', 'The room at a glance'),
        place: [`${roomsPath(hotel)}/${room.slug}`],
        action_label: w('Voir les prix de cette chambre', 'See this room’s prices'),
        tone: 'alternate',
      }),
      passage({ title: w('La chambre', 'The room'), text: room.text }),
      block('rich-text', {
        title: w('Ce que vous y trouvez', 'What is in it'),
        tone: 'alternate',
        text: list(room.equipment),
      }),
      ...(room.plan ? [planOf(room.plan)] : []),
      block('photo-gallery', {
        title: w('En images', 'In pictures'),
        items: picturesOf(hotel, picture).map((image) => block('gallery-item', { image })),
      }),
      block('room-list', {
        title: w(`Les autres chambres de la maison`, 'Other rooms of the house'),
        stories: hotel.rooms.filter((other) => other !== room).map((other) => `${roomsPath(hotel)}/${other.slug}`),
      }),
    ],
  })
}

/** The room first, then what its guests have around them: not the other rooms. */
const picturesOf = (hotel: Hotel, picture: string): readonly string[] => [
  picture,
  ...hotel.gallery.filter((image) => !image.startsWith('chambre-')).slice(0, 4),
]

const planOf = (plan: NonNullable<Room['plan']>): BlockSource =>
  block('room-plan', {
    eyebrow: w('Plan', 'Plan'),
    title: plan.title,
    text: plan.text,
    tone: 'alternate',
    rooms: plan.parts.map((part) => block('plan-room', part)),
  })

/** Lines → a list in Markdown. */
export const list = (lines: readonly { readonly fr: string; readonly en: string }[]) =>
  w(lines.map(({ fr }) => `- ${fr}`).join('\n'), lines.map(({ en }) => `- ${en}`).join('\n'))

function headerStory(hotel: Hotel, town: TownGroup): StorySource {
  const link = (label: ReturnType<typeof w>, path: string) => block('nav-link', { label, link: story(path) })
  const own = <T extends { readonly slug: string; readonly name: string; readonly hotel?: string }>(
    places: readonly T[],
    folder: string,
  ) =>
    places
      .filter((place) => place.hotel === hotel.slug)
      .map((place) => link(same(place.name), `${folder}/${place.slug}`))
  return storyAt({ path: localHeader(hotel), name: same(hotel.name) }, 'header', {
    title: same(hotel.name),
    ...(hotel.alert ? { alerts: [block('alert-banner', { message: hotel.alert })] } : {}),
    links: [
      link(w('L’hôtel', 'The hotel'), pathOf(hotel)),
      link(w('Chambres', 'Rooms'), roomsPath(hotel)),
      ...own(town.restaurants, 'restaurants'),
      ...own(town.spas, 'spas'),
      ...own(town.seminars, 'seminaires'),
    ],
    action_label: w('Voir les chambres', 'See the rooms'),
    action: story(roomsPath(hotel)),
  })
}
